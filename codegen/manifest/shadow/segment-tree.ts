import { mayHoldSlash } from '#runtime/routes/slashes.ts';
import type { Pieces } from './pieces.ts';

/** A tree over the segments of paths that narrows a table to the routes that an address may lead to. */
export interface SegmentTree {
  /** Whether some route that may fit a decoded path passes a test; no route that fits is left out. */
  some(path: string, test: (order: number) => boolean): boolean;
}

interface Node {
  readonly fixed: Map<string, Node>;
  any: Node | undefined;
  readonly ends: number[];
  /** Routes that may go on with anything from here. */
  readonly open: number[];
}

/** Builds the tree of a table. */
export function createSegmentTree(table: readonly Pieces[]): SegmentTree {
  const slashes = new Map<string, boolean>();
  const holdsSlash = (format: string): boolean => {
    let answer = slashes.get(format);
    if (answer === undefined) {
      answer = format !== '[^/]+' && mayHoldSlash(format);
      slashes.set(format, answer);
    }
    return answer;
  };
  const root = createNode();
  for (const [order, { path }] of table.entries()) {
    let node = root;
    let isOpen = false;
    for (const { text, formats } of segmentsOf(path)) {
      isOpen = formats === null || formats.some(holdsSlash);
      if (isOpen) break;
      if (text === null) node = node.any ??= createNode();
      else {
        const next = node.fixed.get(text) ?? createNode();
        node.fixed.set(text, next);
        node = next;
      }
    }
    (isOpen ? node.open : node.ends).push(order);
  }
  return {
    some(path, test) {
      const segments = path === '/' ? [] : path.slice(1).split('/');
      const visit = (node: Node, depth: number): boolean => {
        if (node.open.some(test)) return true;
        const segment = segments[depth];
        if (segment === undefined) return node.ends.some(test);
        const fixed = node.fixed.get(segment);
        return (fixed && visit(fixed, depth + 1)) || (node.any ? visit(node.any, depth + 1) : false);
      };
      return visit(root, 0);
    },
  };
}

interface Segment {
  /** `null` for one that holds a parameter. */
  readonly text: string | null;
  /** Of its parameters; `null` when one may be absent. */
  readonly formats: readonly string[] | null;
}

function segmentsOf(path: Pieces['path']): Segment[] {
  const segments: { text: string | null; formats: string[] | null }[] = [];
  let isNew = true;
  for (const { text, format, isOptional } of path) {
    for (const [index, part] of (text === null ? [null] : text.split('/')).entries()) {
      isNew ||= index > 0;
      if (part === '') continue;
      const last = isNew ? undefined : segments.at(-1);
      isNew = false;
      const segment = last ?? { text: part, formats: [] };
      if (!last) segments.push(segment);
      else segment.text = segment.text === null || part === null ? null : segment.text + part;
      if (part === null && (isOptional || segment.formats === null)) segment.formats = null;
      else if (part === null) segment.formats?.push(format);
    }
  }
  return segments;
}

function createNode(): Node {
  return { fixed: new Map(), any: undefined, ends: [], open: [] };
}
