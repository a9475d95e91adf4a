// Which code a citation of a rule speaks of: the statement, function or property next to it, as small as can be.
import { idsIn } from './rules.ts';
import type { Placed, Tree } from './tree.ts';

export interface Region {
  readonly ids: readonly string[];
  readonly start: number;
  readonly end: number;
  /** A comment says what its code is about; a string (`rule: 'DQ-MOVE-5'`) only stands in it. */
  readonly by: 'comment' | 'string' | 'header';
  /** Wider regions to fall back to where the code has nothing that could be changed. */
  readonly wider: readonly Span[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export function regionsOf(tree: Tree): Region[] {
  return [...commentRegions(tree), ...stringRegions(tree)];
}

function commentRegions(tree: Tree): Region[] {
  return tree.comments.flatMap((comment): Region[] => {
    const ids = idsIn(comment.value);
    if (ids.length === 0) return [];
    const lineStart = tree.text.lastIndexOf('\n', comment.start - 1) + 1;
    const trailing = tree.text.slice(lineStart, comment.start).trim() !== '';
    const next = skipBlank(tree, comment.end);
    const span = trailing ? unitOfLine(tree, lineStart, comment.start) : unitAt(tree, next);
    if (span?.node.type === 'ImportDeclaration') {
      return [{ ids, start: 0, end: tree.text.length, by: 'header', wider: [] }];
    }
    const around = enclosing(tree, comment.start);
    const [nearest, ...wider] = span ? [span.node, ...around] : around;
    return nearest ? [{ ids, start: nearest.start, end: nearest.end, by: 'comment', wider }] : [];
  });
}

function stringRegions(tree: Tree): Region[] {
  return tree.nodes.flatMap((placed): Region[] => {
    const ids = idsIn(stringOf(placed));
    if (ids.length === 0) return [];
    const [nearest, ...wider] = enclosing(tree, placed.node.start, placed).map((span) => span);
    return nearest ? [{ ids, start: nearest.start, end: nearest.end, by: 'string', wider }] : [];
  });
}

function stringOf({ node }: Placed): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return '';
}

/** Comments often stand in rows: what they speak of follows the last one. */
function skipBlank(tree: Tree, from: number): number {
  let at = from;
  for (;;) {
    while (/\s/.test(tree.text[at] ?? '')) at++;
    const comment = tree.comments.find(({ start }) => start === at);
    if (!comment) return at;
    at = comment.end;
  }
}

function unitAt(tree: Tree, offset: number): Placed | undefined {
  return tree.nodes.find((placed) => placed.node.start === offset && isUnit(placed));
}

/** For a comment at the end of a line: what begins on the line, or else what ends on it. */
function unitOfLine(tree: Tree, lineStart: number, lineEnd: number): Placed | undefined {
  const on = (offset: number) => offset >= lineStart && offset <= lineEnd;
  const units = tree.nodes.filter(isUnit);
  const begins = units.find(({ node }) => on(node.start));
  return begins ?? units.findLast(({ node }) => on(node.end));
}

/** Units around an offset, the innermost first, no wider than the outermost function or declaration. */
function enclosing(tree: Tree, offset: number, from?: Placed): Span[] {
  const around = from
    ? ancestors(from)
    : tree.nodes.filter(({ node }) => node.start <= offset && offset < node.end).reverse();
  return around.filter(isRegion).map((placed) => guarded(placed).node);
}

function ancestors(placed: Placed): Placed[] {
  const found: Placed[] = [];
  for (let at = placed.parent; at; at = at.parent) found.push(at);
  return found;
}

/** A statement that an `if` guards belongs with its condition: that is where the rule is. */
function guarded(placed: Placed): Placed {
  const holder = placed.parent?.node.type === 'BlockStatement' ? placed.parent.parent : placed.parent;
  return isStatement(placed) && holder?.node.type === 'IfStatement' ? holder : placed;
}

function isStatement({ node }: Placed): boolean {
  return /(Statement|Declaration)$/.test(node.type) && node.type !== 'BlockStatement';
}

/** What a comment can stand before. */
function isUnit(placed: Placed): boolean {
  const { node, parent, field } = placed;
  if (isStatement(placed)) return true;
  if (
    ['Property', 'SpreadElement', 'MethodDefinition', 'PropertyDefinition', 'SwitchCase'].includes(node.type)
  ) {
    return true;
  }
  return (parent?.node.type === 'ArrayExpression' && field === 'elements') || field === 'arguments';
}

/** What a string can stand in, and still be about all of it. */
function isRegion(placed: Placed): boolean {
  const { node, parent } = placed;
  if (isStatement(placed)) return node.type !== 'ImportDeclaration';
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'SwitchCase':
      return true;
    case 'Property':
      return /^(Object|Array|Arrow|Function)/.test((node.value as { type: string }).type);
    case 'ObjectExpression':
      return parent?.node.type === 'ArrayExpression';
    default:
      return false;
  }
}
