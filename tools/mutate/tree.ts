// A TypeScript file as a flat list of nodes that know their parents: all that finding and changing code needs.
import { type Comment, parseSync, visitorKeys } from 'oxc-parser';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Placed {
  readonly node: Node;
  readonly parent: Placed | undefined;
  /** Field of the parent that holds the node. */
  readonly field: string;
}

export interface Tree {
  readonly text: string;
  readonly nodes: readonly Placed[];
  readonly comments: readonly Comment[];
}

/** What exists for the type checker only: nothing in it runs. (`as`, `satisfies` and `!` wrap code that does.) */
const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
]);

export function parse(file: string, text: string): Tree {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const nodes: Placed[] = [];
  const visit = (node: Node, parent: Placed | undefined, field: string): void => {
    const placed = { node, parent, field };
    nodes.push(placed);
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) {
        if (isNode(child) && runs(child)) visit(child, placed, key);
      }
    }
  };
  visit(program as unknown as Node, undefined, '');
  return { text, nodes, comments };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function runs(node: Node): boolean {
  const onlyTypes =
    node.type.startsWith('TS') && !wrappers.has(node.type) && !node.type.endsWith('Declaration');
  return !onlyTypes;
}
