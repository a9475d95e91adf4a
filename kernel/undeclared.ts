/**
 * What browsers get in place of what a game declares (the `imports` of the game's package.json): scenarios and pages are
 * written elsewhere, and nobody should wait for what only they need.
 */
export const declared = {};
