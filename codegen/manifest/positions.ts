import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from './problem.ts';
import { syntaxSlips, type SyntaxSlip } from './syntax.ts';

export type JsonPath = readonly (string | number)[];

/** A JSON text with the place of each of its keys and values. */
export interface PositionedJson {
  readonly root: Node | undefined;
  readonly syntax: readonly SyntaxSlip[];
  /** Keys that stand again in the same object, with the offset of where they stood first. */
  readonly duplicates: readonly DuplicateKey[];
  /** Offset of the key or value at a path, or of the nearest thing above it; of keys that stand twice, the last. */
  offsetOf(path: JsonPath, which: 'key' | 'value'): number;
  lineAndColumn(offset: number): Pick<Problem, 'line' | 'column'>;
}

export interface DuplicateKey {
  /** Of the object. */
  readonly path: JsonPath;
  readonly key: string;
  readonly offset: number;
  readonly first: number;
}

/** Reads strict JSON (no comments, no trailing commas) with its places; throws for absurdly deep nesting alone. */
export function readPositions(text: string): PositionedJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return {
    root,
    syntax: errors.length === 0 ? [] : syntaxSlips(text),
    duplicates: root ? duplicateKeys(root) : [],
    offsetOf: offsetReader(root),
    lineAndColumn: placeReader(text),
  };
}

function duplicateKeys(root: Node): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const visit = (node: Node, path: JsonPath): void => {
    if (node.type === 'array') {
      for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, index]);
      return;
    }
    if (node.type !== 'object') return;
    const firsts = new Map<string, number>();
    for (const { children: [keyNode, valueNode] = [] } of node.children ?? []) {
      if (!keyNode) continue;
      const key = String(keyNode.value);
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, keyNode.offset);
      else found.push({ path, key, offset: keyNode.offset, first });
      if (valueNode?.children) visit(valueNode, [...path, key]);
    }
  };
  visit(root, []);
  return found;
}

interface Member {
  readonly key: number;
  readonly value: Node | undefined;
}

/** Members of an object are indexed when it is first asked about: most never are. */
function offsetReader(root: Node | undefined): PositionedJson['offsetOf'] {
  const indexes = new WeakMap<Node, Map<string, Member>>();
  const memberOf = (node: Node, key: string): Member | undefined => {
    let index = indexes.get(node);
    if (!index) {
      index = new Map();
      for (const { children: [keyNode, value] = [] } of node.children ?? []) {
        if (keyNode) index.set(String(keyNode.value), { key: keyNode.offset, value });
      }
      indexes.set(node, index);
    }
    return index.get(key);
  };
  return (path, which) => {
    let node = root;
    let offset = root?.offset ?? 0;
    for (const [depth, part] of path.entries()) {
      if (node?.type === 'array') {
        node = node.children?.[Number(part)];
        if (!node) return offset;
        offset = node.offset;
        continue;
      }
      const member = node?.type === 'object' ? memberOf(node, String(part)) : undefined;
      if (!member) return offset;
      if (which === 'key' && depth === path.length - 1) return member.key;
      node = member.value;
      offset = node?.offset ?? member.key;
    }
    return offset;
  };
}

/** Lines end with `\n`, `\r\n` or `\r`; columns count UTF-16 units, as editors do. */
function placeReader(text: string): PositionedJson['lineAndColumn'] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
