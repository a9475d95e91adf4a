/** How to play Dungeoneer, told in two minutes. */
export const primerWords = {
  'primer.dnr.goal': 'Complete three Quests',
  'primer.dnr.goal.text':
    'You have two Quests of your own, and one on the table is for everybody. Each says where to go and what to do there. The first hero with three wins, and so does the last one standing.',
  'primer.dnr.map': 'The map grows',
  'primer.dnr.map.text':
    'Every turn you lay one more Map card. Put the places you need close by, and those of the others far away.',
  'primer.dnr.walk': 'Walk with Speed',
  'primer.dnr.walk.text':
    'Your Speed is how many spaces you can go. Locked and Trapped exits, Pits and Spikes are Threats: roll a die, add your score, and reach the number.',
  'primer.dnr.glory': 'Glory helps you, Peril hurts you',
  'primer.dnr.glory.text':
    'Each space you enter gives you both. You spend Glory on Boons and Treasures. Your Peril is spent by the others, against you.',
  'primer.dnr.lord': 'First you are the Dungeonlord',
  'primer.dnr.lord.text':
    'Your turn begins with making trouble: send monsters, Traps and Banes at the others, and let their Peril pay for it.',
  'primer.dnr.fight': 'Fight with the higher total',
  'primer.dnr.fight.text':
    'Attacker and defender each roll a die and add the score of that form. The higher one hits. A hero who was attacked may strike back, once a turn, for a movement point.',
  'primer.dnr.level': 'Grow with every Quest',
  'primer.dnr.level.text':
    'A Quest gives its reward and a Level, and better scores with it. Life does not come back by itself, so look for healing in time.',
} as const;
