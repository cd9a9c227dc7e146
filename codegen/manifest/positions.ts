import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from './problem.ts';

export type JsonPath = readonly (string | number)[];

/** A JSON text with the place of each of its keys and values. */
export interface PositionedJson {
  readonly root: Node | undefined;
  readonly syntax: readonly { readonly offset: number; readonly message: string }[];
  /** Keys that stand twice in the same object. */
  readonly duplicates: readonly { readonly path: JsonPath; readonly key: string; readonly offset: number }[];
  /** Offset of the value at a path, or of the nearest thing above it. */
  offsetOf(path: JsonPath, which: 'key' | 'value'): number;
  lineAndColumn(offset: number): Pick<Problem, 'line' | 'column'>;
}

/** Reads strict JSON (no comments, no trailing commas) and indexes it once; never throws. */
export function readPositions(text: string): PositionedJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const values = new Map<string, number>();
  const keys = new Map<string, number>();
  const duplicates: { path: JsonPath; key: string; offset: number }[] = [];
  if (root) visit(root, []);

  function visit(node: Node, path: JsonPath): void {
    values.set(JSON.stringify(path), node.offset);
    if (node.type === 'array') {
      for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, index]);
      return;
    }
    for (const property of node.type === 'object' ? (node.children ?? []) : []) {
      const [keyNode, valueNode] = property.children ?? [];
      if (!keyNode) continue;
      const key = String(keyNode.value);
      const inner = [...path, key];
      const id = JSON.stringify(inner);
      if (keys.has(id)) {
        duplicates.push({ path, key, offset: keyNode.offset });
        continue;
      }
      keys.set(id, keyNode.offset);
      if (valueNode) visit(valueNode, inner);
    }
  }

  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);

  return {
    root,
    syntax: errors.map((error) => ({ offset: error.offset, message: syntaxMessage(error) })),
    duplicates,
    offsetOf(path, which) {
      for (let length = path.length; length >= 0; length -= 1) {
        const id = JSON.stringify(path.slice(0, length));
        const offset = which === 'key' && length === path.length ? keys.get(id) : values.get(id);
        if (offset !== undefined) return offset;
      }
      return 0;
    },
    lineAndColumn(offset) {
      let low = 0;
      let high = lineStarts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((lineStarts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
    },
  };
}

function syntaxMessage(error: ParseError): string {
  const words = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2');
  return `JSON syntax: ${words.toLowerCase()}.`;
}
