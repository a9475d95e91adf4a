/** One figure in a process of its own, for main.ts: `node alone.ts NAME ROUNDS MILLISECONDS WARM-UP`, result as JSON. */
import { entries } from './entries.ts';
import { measured } from './measure.ts';

const [name, ...numbers] = process.argv.slice(2);
const [rounds, milliseconds, mostWarmUp] = numbers.map(Number);
const entry = entries().find((one) => one.name === name);
if (!entry) throw new TypeError(`There is no figure '${name}'.`);
const [result] = measured([entry], { rounds, milliseconds, mostWarmUp });
console.log(JSON.stringify(result));
