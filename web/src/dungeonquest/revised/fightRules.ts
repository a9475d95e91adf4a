/** The rules by which a round is fought, for who wants to read them at the fight. */
export const CARD_RULES = ['DQR-COMBAT-2', 'DQR-COMBAT-4', 'DQR-COMBAT-5', 'DQR-COMBAT-13'];
/** Alone, a die decides. */
export const DIE_RULES = ['DQR-OPTSOLO-16', 'DQR-OPTSOLO-17', 'DQR-OPTSOLO-18', 'DQR-OPTSOLO-19'];
export const NO_ESCAPE = 'DQR-ESC-16';
