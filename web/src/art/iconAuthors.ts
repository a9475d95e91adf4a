/**
 * The icons we use from game-icons.net (CC BY 3.0), by those who drew them: the package that we take them from leaves
 * the authors out, the collection itself keeps each icon in the folder of its author.
 */
export const iconsByAuthor = {
  Lorc: [
    'battle-axe',
    'bleeding-wound',
    'broadsword',
    'candle-light',
    'checked-shield',
    'clover',
    'coffin',
    'compass',
    'crossed-swords',
    'daemon-skull',
    'dragon-head',
    'dragon-spiral',
    'erlenmeyer',
    'heart-drop',
    'hourglass',
    'knapsack',
    'laurels',
    'locked-chest',
    'magic-swirl',
    'magnifying-glass',
    'open-book',
    'quill-ink',
    'rune-stone',
    'stone-tower',
    'sun',
    'sunbeams',
    'thrown-daggers',
    'tombstone',
    'treasure-map',
    'trophy',
    'visored-helm',
    'walking-boot',
    'wooden-door',
  ],
  Delapouite: [
    'biceps',
    'bow-arrow',
    'cave-entrance',
    'dungeon-gate',
    'exit-door',
    'oak-leaf',
    'rock-golem',
    'spell-book',
    'spiked-dragon-head',
    'stairs',
    'sunset',
    'torch',
    'two-coins',
    'wizard-face',
  ],
  Skoll: ['open-treasure-chest', 'skeleton', 'troll'],
  DarkZaitzev: ['hooded-figure', 'running-ninja'],
  'Carl Olsen': ['spider-alt'],
  Quoting: ['card-pickup'],
  sbed: ['death-skull'],
} as const;

/** Whose author we could not find out. */
export const anonymousIcons = ['spikes'] as const;

export const usedIcons: readonly string[] = [...Object.values(iconsByAuthor).flat(), ...anonymousIcons];
