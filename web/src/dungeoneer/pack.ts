/** A content pack to begin with: a monster and a Trap. */
export const example = `{
  "pack": "my-dungeoneer",
  "game": "dungeoneer",
  "name": "My cards",
  "set": "drowned-carillon",
  "adventures": [
    {
      "id": "oar-wight",
      "name": "Oar-Wight",
      "type": "encounter",
      "cost": 2,
      "times": ["dungeonlord"],
      "duration": "monster",
      "race": "drowned",
      "life": 2,
      "melee": { "score": 2, "symbol": "standard" },
      "magic": { "score": 0, "symbol": "none" },
      "speed": { "score": 1, "symbol": "counter" },
      "hit": "wound 1; tip"
    },
    {
      "id": "slipping-rope",
      "name": "Slipping Rope",
      "type": "encounter",
      "cost": 1,
      "times": ["dungeonlord"],
      "duration": "instant",
      "category": "trap",
      "target": "hero[opponent]",
      "effect": "threat speed 5+ { fail: lose glory 1 | success: nothing }"
    }
  ]
}
`;
