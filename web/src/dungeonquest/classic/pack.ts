/** A content pack to begin with: one card that replaces another. */
export const example = `{
  "pack": "cold-draughts",
  "game": "dungeonquest-classic",
  "name": "Cold Draughts",
  "without": { "dungeon-silent-chamber": 1 },
  "cards": [
    {
      "id": "dungeon-cold-draught",
      "deck": "dungeon",
      "name": "Cold Draught",
      "count": 1,
      "type": "Threat",
      "effect": "test luck { success: nothing | fail: wound 1 }"
    }
  ]
}
`;
