/** What the coach says in the first match of Dungeon!, in English. */
export const lessonWords = {
  'lesson.dun.go':
    'Welcome! Bring the gold that your sheet asks for back to the Main Staircase before anybody else does. You may go up to five spaces in a turn. Try a yellow room, where the monsters are weak.',
  'lesson.dun.met':
    'A monster is turned up. Your two dice must reach the lit number to kill it: the one for your kind. The deeper the level, the higher these numbers are.',
  'lesson.dun.gained':
    'A treasure! It counts on your sheet, and only you see what it is. This room is cleaned out now: nothing is left in it, and everybody may walk through.',
  'lesson.dun.failed':
    'Not enough, so now the monster attacks you. Its two dice are read on this table: 2 is death, low hurts, 9 and more misses.',
  'lesson.dun.strike':
    'This row is what its dice say. It is the same table for every monster, deep down and up here.',
  'lesson.dun.dropped':
    'What you drop lies under the monster, with a number on the plan. Whoever kills that monster gets it. Better be quick.',
  'lesson.dun.fight':
    'You still face the monster: fight on, or walk away. If you leave, it guards what you dropped.',
  'lesson.dun.search':
    'Beside you is a secret door, marked S. You may search for it at the end of your turn; an Elf finds it on 1–4, others on a 1 or 2, and may use it from then on.',
  'lesson.dun.levels':
    'Each colour is a level with piles of its own. Open one to see what may wait there. An Elf or a Hero does best on levels 1 to 3; named chambers always have a monster and never a treasure.',
  'lesson.dun.others':
    'You see how many treasures others have and from which level, but not what they are worth. Somebody who turns back is perhaps on the way to win.',
  'lesson.dun.enough': 'That is enough gold. Now back to the Main Staircase, and do not stop for anything!',
  'lesson.dun.died':
    'You fell, and your treasure stays there under its monster. You begin again at the Main Staircase with a new adventurer.',
  'lesson.dun.won':
    'Home first with the gold: you have won! Next time perhaps against three, or the Expert Game.',
  'lesson.dun.lost':
    'This time another was quicker. It is a race: short ways to rooms you can win are worth more than the richest ones.',
} as const;
