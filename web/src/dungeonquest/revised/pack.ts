/** A content pack to begin with: one card that replaces another. */
export const example = `{
  "pack": "stubborn-locks",
  "game": "dungeonquest-revised",
  "name": "Stubborn Locks",
  "without": { "dungeon-empty-room": 1 },
  "cards": [
    {
      "id": "dungeon-locked-chest",
      "deck": "dungeon",
      "name": "Locked Chest",
      "count": 1,
      "type": "Event",
      "effect": "test strength { success: draw search | fail: determination 1 }"
    }
  ]
}
`;
