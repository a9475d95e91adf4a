/** How the board lies, for people who write scenarios. */
import { COLUMNS, isTower, nameOf, ROWS, type Space, TREASURE_SQUARES } from './grid.ts';

function sign(square: Space): string {
  if (isTower(square)) return 'T';
  return TREASURE_SQUARES.includes(square) ? '$' : '·';
}

const columns = Array.from({ length: COLUMNS }, (_, column) => nameOf(column)[0]);
const rows = Array.from({ length: ROWS }, (_, row) => {
  const signs = columns.map((_name, column) => sign(row * COLUMNS + column));
  return `${String(row + 1).padStart(2)}  ${signs.join(' ')}`;
});
const map = ['            north', `    ${columns.join(' ')}`, ...rows, '            south'].join('\n');

export const boardText = `\`\`\`
${map}
\`\`\`

A space is called by its column and row: \`A1\` is the north-west corner, letters go east, numbers go south. \`T\` are the four Tower Rooms (\`A1\`, \`M1\`, \`A10\`, \`M10\`); \`$\` is the Treasure Chamber, which covers two squares and is one space, \`G5\` (only the table \`board\` of the facts has both squares). Its ways out are \`north\`, \`south\`, \`north-east\`, \`south-east\`, \`south-west\`, \`north-west\`. Every other space is empty at the beginning (in the facts it is absent from \`board\`): a chamber is laid there when a Hero moves in.

A chamber is described as one sees it who comes in over its entry arrow: entry behind him, left, ahead and right. The \`entry\` of a chamber is the side of the space to which its arrow points: with \`"entry": "south"\` ahead is north, left is west, right is east. In events spaces are written in the same way (\`"space": "C4"\`), directions as \`"north"\`, a side of a space as \`"C4-north"\`.`;
