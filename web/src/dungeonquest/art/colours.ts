/** The colour of each hero: of his token, his sheet and his line in a plot. */
export const heroColours: Readonly<Record<string, string>> = {
  challara: '#c78bf0',
  gherinn: '#f1c95d',
  hugo: '#79b4ee',
  krutzbeck: '#ef6f57',
  lindel: '#a4cc62',
  tatianna: '#5fd0c0',
};
