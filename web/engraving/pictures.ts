/** Every picture there is, by the name of its file. */
import { blackPudding } from './monsters/blackPudding.ts';
import { demon } from './monsters/demon.ts';
import { dragonAsleep, dragonRaging, dragonStirring } from './monsters/dragon.ts';
import { evilHero } from './monsters/evilHero.ts';
import { evilWizard } from './monsters/evilWizard.ts';
import { gargoyle } from './monsters/gargoyle.ts';
import { ghouls } from './monsters/ghouls.ts';
import { giant } from './monsters/giant.ts';
import { giantLizard } from './monsters/giantLizard.ts';
import { giantRats } from './monsters/giantRats.ts';
import { giantSnake } from './monsters/giantSnake.ts';
import { giantSpider } from './monsters/giantSpider.ts';
import { goblins } from './monsters/goblins.ts';
import { golem } from './monsters/golem.ts';
import { greenSlime } from './monsters/greenSlime.ts';
import { hobgoblins } from './monsters/hobgoblins.ts';
import { blueDragon, redDragon } from './monsters/levelDragons.ts';
import { mummy } from './monsters/mummy.ts';
import { ogre } from './monsters/ogre.ts';
import { purpleWorm } from './monsters/purpleWorm.ts';
import { skeleton } from './monsters/skeleton.ts';
import { sorcerer } from './monsters/sorcerer.ts';
import { cage, slide } from './monsters/traps.ts';
import { troll } from './monsters/troll.ts';
import { unknown } from './monsters/unknown.ts';
import { vampire } from './monsters/vampire.ts';
import { werewolf } from './monsters/werewolf.ts';
import { witch } from './monsters/witch.ts';
import type { Plate } from './plate.ts';

const monsters: Readonly<Record<string, Plate>> = {
  'black-pudding': blackPudding,
  'blue-dragon': blueDragon,
  cage,
  demon,
  'dragon-asleep': dragonAsleep,
  'dragon-raging': dragonRaging,
  'dragon-stirring': dragonStirring,
  'evil-hero': evilHero,
  'evil-wizard': evilWizard,
  gargoyle,
  ghouls,
  giant,
  'giant-lizard': giantLizard,
  'giant-rats': giantRats,
  'giant-snake': giantSnake,
  'giant-spider': giantSpider,
  goblins,
  golem,
  'green-slime': greenSlime,
  hobgoblins,
  mummy,
  ogre,
  'purple-worm': purpleWorm,
  'red-dragon': redDragon,
  skeleton,
  slide,
  sorcerer,
  troll,
  unknown,
  vampire,
  werewolf,
  witch,
};

/** By the folder of `web/public/art` that they are printed into. */
export const shelves: Readonly<Record<string, Readonly<Record<string, Plate>>>> = { monsters };
