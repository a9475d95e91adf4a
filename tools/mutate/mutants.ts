// Small changes to code, each of which a test of the rule should notice.
import { idsIn } from './rules.ts';
import type { Node, Placed, Tree } from './tree.ts';
import { isNode } from './tree.ts';

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** `< becomes <=` */
  readonly what: string;
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

const otherMethod: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
};

/** Branches that must not be mistaken for one another. */
const branches = [
  ['success', 'fail'],
  ['then', 'else'],
  ['win', 'lose'],
  ['yes', 'no'],
] as const;

export function changesIn(tree: Tree, start: number, end: number): Change[] {
  const inside = tree.nodes.filter(({ node }) => node.start >= start && node.end <= end);
  const all = inside.flatMap((placed) => changesOf(tree.text, placed));
  const seen = new Set<string>();
  return all
    .filter((change) => {
      const key = `${change.start} ${change.end} ${change.replacement}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

function changesOf(text: string, placed: Placed): Change[] {
  const { node } = placed;
  switch (node.type) {
    case 'BinaryExpression':
      return binary(text, node);
    case 'LogicalExpression':
      return operator(text, node, node.left, node.right);
    case 'AssignmentExpression':
      return isText(node.right) ? [] : operator(text, node, node.left, node.right);
    case 'UpdateExpression':
      return update(text, node);
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(node, source(text, node.argument), '! is dropped')] : [];
    case 'Literal':
      return literal(node, placed);
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return negated(text, node.test);
    case 'ExpressionStatement':
    case 'ThrowStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return removed(text, placed);
    case 'ReturnStatement':
      return isLast(placed) ? [] : removed(text, placed);
    case 'CallExpression':
      return method(node);
    case 'ObjectExpression':
      return [...swapped(text, node), ...withoutProperty(text, node)];
    default:
      return [];
  }
}

function replace(node: { start: number; end: number }, replacement: string, what: string): Change {
  return { start: node.start, end: node.end, replacement, what };
}

function source(text: string, node: unknown): string {
  return isNode(node) ? text.slice(node.start, node.end) : '';
}

/** Joining texts is about what people read, not about rules. */
function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  return (
    node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && typeof node.value === 'string' && !/^\w*$/.test(node.value))
  );
}

function binary(text: string, node: Node): Change[] {
  const { left, right } = node;
  if (isText(left) || isText(right)) return [];
  // `x < 3` with another number is the same mutant as with another operator.
  const limit = /^[<>]/.test(node.operator as string) && (isNumber(left) || isNumber(right));
  return limit ? [] : operator(text, node, left, right);
}

function isNumber(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'number';
}

function operator(text: string, node: Node, left: unknown, right: unknown): Change[] {
  const old = node.operator as string;
  const other = otherOperator[old];
  if (!other || !isNode(left) || !isNode(right)) return [];
  const at = text.slice(left.end, right.start).indexOf(old) + left.end;
  return [{ start: at, end: at + old.length, replacement: other, what: `${old} becomes ${other}` }];
}

function update(text: string, node: Node): Change[] {
  const old = node.operator as string;
  const other = otherOperator[old] ?? old;
  const changed = node.prefix
    ? other + text.slice(node.start + 2, node.end)
    : text.slice(node.start, node.end - 2) + other;
  return [replace(node, changed, `${old} becomes ${other}`)];
}

function literal(node: Node, { parent, field }: Placed): Change[] {
  if (parent?.node.type === 'Property' && field === 'key') return [];
  if (typeof node.value === 'boolean')
    return [replace(node, String(!node.value), `${node.value} becomes ${!node.value}`)];
  if (typeof node.value !== 'number') return [];
  const value = node.value;
  // `-1` is a minus before 1: keep the changed number in brackets where it would become negative itself.
  return [value + 1, value - 1].map((other) =>
    replace(node, other < 0 ? `(${other})` : String(other), `${value} becomes ${other}`),
  );
}

/** An equality is turned round by its operator already. */
function negated(text: string, test: unknown): Change[] {
  if (!isNode(test)) return [];
  if (test.type === 'BinaryExpression' && /^[!=]/.test(test.operator as string)) return [];
  if (test.type === 'UnaryExpression' && test.operator === '!') return [];
  return [replace(test, `!(${source(text, test)})`, 'the condition is turned round')];
}

function removed(text: string, { node, parent }: Placed): Change[] {
  if (typeof node.directive === 'string' || parent?.node.type === 'Program') return [];
  const first = source(text, node).split('\n')[0] ?? '';
  return [replace(node, ';', `without ${first}`)];
}

/** The last `return` of a function is its value, not an early way out. */
function isLast({ node, parent }: Placed): boolean {
  if (parent?.node.type !== 'BlockStatement') return false;
  const holder = parent.parent?.node.type ?? '';
  const body = parent.node.body as readonly Node[];
  return /Function/.test(holder) && body.at(-1) === node;
}

function method({ callee }: Node): Change[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed) return [];
  const property = callee.property as Node;
  const old = property.name as string;
  const other = Object.hasOwn(otherMethod, old) ? otherMethod[old] : undefined;
  return other ? [replace(property, other, `${old} becomes ${other}`)] : [];
}

function keyOf(property: Node): string {
  const key = property.key as Node | undefined;
  return String(key?.name ?? key?.value ?? '');
}

function swapped(text: string, node: Node): Change[] {
  const properties = node.properties as readonly Node[];
  return branches.flatMap(([one, other]): Change[] => {
    // Written short, `{ success, fail }`, the names would change places with the values.
    const a = properties.find((property) => keyOf(property) === one && !property.shorthand)?.value;
    const b = properties.find((property) => keyOf(property) === other && !property.shorthand)?.value;
    if (!isNode(a) || !isNode(b)) return [];
    const [first, second] = a.start < b.start ? [a, b] : [b, a];
    const between = text.slice(first.end, second.start);
    return [
      {
        start: first.start,
        end: second.end,
        replacement: source(text, second) + between + source(text, first),
        what: `${one} and ${other} are swapped`,
      },
    ];
  });
}

/** Part of an effect is forgotten. Numbers and booleans are changed in place; texts and rule ids say nothing that runs. */
function withoutProperty(text: string, node: Node): Change[] {
  const properties = node.properties as readonly Node[];
  if (properties.length < 2) return [];
  return properties.flatMap((property, i): Change[] => {
    const value = property.value;
    const forgettable =
      isNode(value) &&
      /^(Object|Array|Call)Expression$/.test(value.type) &&
      idsIn(source(text, value)).length === 0;
    if (!forgettable) return [];
    const next = properties[i + 1];
    const previous = properties[i - 1];
    const start = next || !previous ? property.start : previous.end;
    const end = next ? next.start : property.end;
    return [{ start, end, replacement: '', what: `without ${keyOf(property)}` }];
  });
}
