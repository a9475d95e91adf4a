/** What must hold in a match of whichever edition, by a name of its own: the edition gives the rule of its ledger. */
export type Invariant =
  | 'one place'
  | 'whole decks'
  | 'all chambers'
  | 'one chamber'
  | 'printed spaces'
  | 'all Dragon cards'
  | 'Dragon facedown'
  | 'one marker'
  | 'figure'
  | 'travel marker'
  | 'alive'
  | 'dead'
  | 'no return'
  | 'sun'
  | 'first player'
  | 'own space'
  | 'Loot to leave'
  | 'somebody is asked'
  | 'secrets'
  | 'all are gone'
  | 'winners';

export type InvariantRules = Readonly<Record<Invariant, string>>;
