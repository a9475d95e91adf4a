/** What people compare adventurers by before they choose one: above all how well each fights. */
import { type Folk, listed, type Say, type Trait } from '@underhall/kernel';
import type { AdventurerCard, Content } from '../content.ts';
import { bestOf, goodDownTo, strengthsOf } from '../strengths.ts';

export function folkOf(say: Say, content: Content, adventurer: AdventurerCard): Folk {
  return { goodAt: goodAt(say, content, adventurer), traits: traitsOf(say, content, adventurer) };
}

/** The sides of a die. */
const SIDES = 6;

function traitsOf(say: Say, content: Content, adventurer: AdventurerCard): Trait[] {
  const { goal, search, spells, swords } = adventurer;
  const percent = (share: number) => say('folk.percent', { n: Math.round(share * 100) });
  return [
    { name: say('folk.goal'), value: goal.toLocaleString('en') },
    {
      name: say('folk.kills'),
      parts: strengthsOf(content, adventurer).map((strength) => {
        const share = bestOf(strength);
        return { name: say('folk.level', { n: strength.level }), value: percent(share), share };
      }),
    },
    {
      name: say('folk.search'),
      value: say('folk.search.value', { n: search }),
      share: search / SIDES,
    },
    ...(spells > 0 ? [{ name: say('folk.spells'), value: String(spells) }] : []),
    ...(swords ? [] : [{ name: say('folk.swords'), value: say('folk.swords.no') }]),
  ];
}

/** Against those who need as much gold; without such, by itself. */
function goodAt(say: Say, content: Content, adventurer: AdventurerCard): string {
  const strengths = strengthsOf(content, adventurer);
  const rivals = content.adventurers.filter((one) => one !== adventurer && one.goal === adventurer.goal);
  const weaker = rivals.filter((rival) => {
    const theirs = strengthsOf(content, rival);
    return strengths.every((one, i) => bestOf(one) >= bestOf(theirs[i]));
  });
  const keen = content.adventurers.every((one) => one === adventurer || one.search < adventurer.search);
  if (keen) return say('folk.good.search');
  if (weaker.length > 0)
    return say('folk.good.fighter', {
      whom: listed(
        say,
        weaker.map(({ name }) => name),
      ),
    });
  const level = goodDownTo(strengths)?.level ?? 0;
  return say(adventurer.spells > 0 ? 'folk.good.spells' : 'folk.good.hand', { level });
}
