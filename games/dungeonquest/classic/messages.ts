/** Every text the game shows, in English; a translation is another table with the same keys. */
export const messages: Readonly<Record<string, string>> = {};
