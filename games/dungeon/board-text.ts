/** How the board lies and how its spaces are called, for people who write scenarios. */
import { CHAMBERS, DOORS, GRID, levelOf, levels, nameOf, ROOMS, START, spaces } from './board.ts';

const LETTERS = 4;

/** Chambers have longer names than a cell has place for: in the map they have letters. */
const chamberSigns = new Map(CHAMBERS.map((space, i) => [space, String.fromCharCode(65 + i)]));

const cells = Array.from({ length: GRID.height }, () =>
  Array.from({ length: GRID.width }, () => ''.padEnd(LETTERS)),
);
for (const [space, { cells: own }] of spaces.entries()) {
  const sign = space === START ? '*' : (chamberSigns.get(space) ?? nameOf(space));
  for (const [column, row] of own) cells[row][column] = sign.padEnd(LETTERS);
}
const map = cells.map((row) => row.join(' ').trimEnd()).join('\n');

const chamberList = [...chamberSigns].map(
  ([space, sign]) => `${sign} \`${nameOf(space)}\` (${spaces[space].name}, level ${levelOf[space]})`,
);
const levelList = levels.map(({ level, name }) => {
  const rooms = ROOMS.filter((room) => levelOf[room] === level).length;
  return `level ${level} (${name}): rooms \`${level}-1\` to \`${level}-${rooms}\``;
});

export const boardText = `| called | is |
| --- | --- |
| \`start\` | the Main Staircase, where everybody starts and brings the treasure |
| \`LEVEL-NUMBER\`, as \`3-7\` | a room; ${levelList.join('; ')} |
| a word, as \`armory\` | a chamber: ${CHAMBERS.map((space) => `\`${nameOf(space)}\``).join(', ')}. In the Main Gallery there are no monsters |
| \`c\` and three digits, as \`c125\` | a space of a corridor. Corridors belong to no level |
| \`s\` and two digits, as \`s05\` | stairs |
| \`x\` and two digits, as \`x04\` | no space but a secret door between two: ${DOORS.length} of them, \`${DOORS[0].id}\` to \`${DOORS.at(-1)?.id}\` |

Nobody moves by directions: an option is called by the space it leads to (\`to:3-7\`). North is at the top of the map. What lies beside a space, and through which secret door, stands under Spaces; that two names are beside each other on the map does not mean that there is a way. In events spaces are written in the same way (\`"space": "armory"\`).

On the map \`start\` is \`*\`, and chambers have letters: ${chamberList.join(', ')}.

\`\`\`
${map}
\`\`\``;
