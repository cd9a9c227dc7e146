import { applyEdits, findNodeAtLocation, parseTree, type Edit, type Node } from 'jsonc-parser';
import { endOfLine } from './end-of-line.ts';
import { propertiesOf } from './key-order.ts';

/** Beside which route of the manifest something is inserted; `last` behind all of them. */
export type Anchor = { readonly before: string } | { readonly after: string } | 'last';

export interface Insertion {
  readonly anchor: Anchor;
  /** `"name": { … }` each, in order. */
  readonly entries: readonly string[];
}

/**
 * Inserts lines of routes and leaves everything else as it is, to the byte. Line ends and indentation follow
 * the neighbour. The text must be a manifest that the reader accepts, and the anchors names of its routes.
 */
export function insertRoutes(text: string, insertions: readonly Insertion[]): string {
  const root = parseTree(text);
  const routes = root && findNodeAtLocation(root, ['routes']);
  if (!routes || routes.type !== 'object') throw new TypeError('a manifest without routes');
  const filled = insertions.filter(({ entries }) => entries.length > 0);
  if (propertiesOf(routes).length === 0) {
    const entries = filled.flatMap((insertion) => insertion.entries);
    return entries.length === 0 ? text : applyEdits(text, [fillEmpty(text, routes, entries)]);
  }
  return applyEdits(
    text,
    filled.map(({ anchor, entries }) => insertAt(text, routes, anchor, entries)),
  );
}

function insertAt(text: string, routes: Node, anchor: Anchor, entries: readonly string[]): Edit {
  const properties = propertiesOf(routes);
  const name = anchor === 'last' ? undefined : 'before' in anchor ? anchor.before : anchor.after;
  const neighbour = name === undefined ? properties.at(-1) : properties.find(({ key }) => key === name);
  if (!neighbour) throw new TypeError(`no route "${name}" to insert beside`);
  const { offset, length } = neighbour.node;
  const gap = gapBefore(text, offset);
  if (anchor !== 'last' && 'before' in anchor) {
    return { offset, length: 0, content: entries.map((entry) => `${entry},${gap}`).join('') };
  }
  return { offset: offset + length, length: 0, content: entries.map((entry) => `,${gap}${entry}`).join('') };
}

/** What stands between a property and the comma or brace before it, blank lines apart. */
function gapBefore(text: string, offset: number): string {
  const gap = /\s*$/.exec(text.slice(Math.max(0, offset - 1000), offset))?.[0] ?? '';
  return /\r?\n[^\n]*$/.exec(gap)?.[0] ?? gap;
}

function fillEmpty(text: string, routes: Node, entries: readonly string[]): Edit {
  const inside = { offset: routes.offset + 1, length: routes.length - 2 };
  if (!text.includes('\n')) return { ...inside, content: entries.join(',') };
  const eol = endOfLine(text);
  const lineStart = text.lastIndexOf('\n', routes.offset) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
  const inner = `${indent}${indent === '' ? '  ' : indent}`;
  return {
    ...inside,
    content: `${eol}${entries.map((entry) => inner + entry).join(`,${eol}`)}${eol}${indent}`,
  };
}
