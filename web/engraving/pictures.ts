/** Every picture there is. A file is called as its picture is here: `giantRats` is `giant-rats.svg`. */
import * as duel from './cards/duel.ts';
import * as gear from './cards/gear.ts';
import * as gems from './cards/gems.ts';
import * as gold from './cards/gold.ts';
import * as jewels from './cards/jewels.ts';
import * as magic from './cards/magic.ts';
import * as relics from './cards/relics.ts';
import * as rooms from './cards/rooms.ts';
import * as threats from './cards/threats.ts';
import * as traps from './cards/traps.ts';
import * as vermin from './cards/vermin.ts';
import * as vessels from './cards/vessels.ts';
import { blackPudding } from './monsters/blackPudding.ts';
import { demon } from './monsters/demon.ts';
import * as dragon from './monsters/dragon.ts';
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
import * as levelDragons from './monsters/levelDragons.ts';
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
import * as adventurers from './portraits/adventurers.ts';
import * as dungeoneers from './portraits/dungeoneers.ts';
import * as heroes from './portraits/heroes.ts';
import * as rivals from './portraits/rivals.ts';
import * as rivalsToo from './portraits/rivalsToo.ts';

type Plates = Readonly<Record<string, Plate>>;

const named = (plates: Plates): Plates =>
  Object.fromEntries(
    Object.entries(plates).map(([name, plate]) => [
      name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`),
      plate,
    ]),
  );

/** By the folder of `web/public/art` that they are printed into. */
export const shelves: Readonly<Record<string, Plates>> = {
  monsters: named({
    blackPudding,
    cage,
    demon,
    ...dragon,
    evilHero,
    evilWizard,
    gargoyle,
    ghouls,
    giant,
    giantLizard,
    giantRats,
    giantSnake,
    giantSpider,
    goblins,
    golem,
    greenSlime,
    hobgoblins,
    ...levelDragons,
    mummy,
    ogre,
    purpleWorm,
    skeleton,
    slide,
    sorcerer,
    troll,
    unknown,
    vampire,
    werewolf,
    witch,
  }),
  cards: named({
    ...duel,
    ...gear,
    ...gems,
    ...gold,
    ...jewels,
    ...magic,
    ...relics,
    ...rooms,
    ...threats,
    ...traps,
    ...vermin,
    ...vessels,
  }),
  portraits: named({ ...adventurers, ...dungeoneers, ...heroes, ...rivals, ...rivalsToo }),
};
