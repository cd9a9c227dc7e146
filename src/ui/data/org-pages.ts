import { layOutOrgChart, type DrawnNode } from './org-layout.ts';

/** Room for a chart on paper. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The smallest text of a chart on paper is of 9 pt: what keeps 7 pt when it is drawn smaller. */
const leastScale = 7 / 9;

/**
 * A chart as the pages of a document: one where it fits with letters of 7 pt at least, else by branches. An entity
 * whose branch stands on a page of its own is the head of that page and the foot of the one before.
 */
export function paperCharts<Node extends DrawnNode>(nodes: readonly Node[], room: Room): Node[][] {
  const ids = new Set(nodes.map(({ id }) => id));
  const roots = nodes.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  if (roots.length === 0) return [];
  if (fits(nodes, room)) return [[...nodes]];
  return together([], roots, nodes, room);
}

/** Branches under one head by the page; those that do not fit beside it go on by themselves. */
function together<Node extends DrawnNode>(
  head: readonly Node[],
  heads: readonly Node[],
  nodes: readonly Node[],
  room: Room,
): Node[][] {
  const pages: Node[][] = [];
  const later: Node[][] = [];
  let page: Node[] = [...head];
  for (const top of heads) {
    const whole = branchOf(top, nodes);
    const isWhole = fits([...head, ...whole], room);
    const part = isWhole ? whole : [top, ...holdersOf(top, nodes)];
    if (!isWhole) later.push(...together(part, heldBy(top, nodes), nodes, room));
    if (page.length > head.length && !fits([...page, ...part], room)) {
      pages.push(page);
      page = [...head];
    }
    page.push(...part);
  }
  const isOneTree = head.length === 0 && heads.length === 1 && later.length > 0;
  return [...(isOneTree ? [] : [...pages, page]), ...later];
}

const heldBy = <Node extends DrawnNode>({ id }: Node, nodes: readonly Node[]): Node[] =>
  nodes.filter(({ parentId, link }) => parentId === id && link === 'held');

const holdersOf = <Node extends DrawnNode>({ id }: Node, nodes: readonly Node[]): Node[] =>
  nodes.filter(({ parentId, link }) => parentId === id && link === 'holder');

/** An entity with all that is below and beside it. */
const branchOf = <Node extends DrawnNode>(top: Node, nodes: readonly Node[]): Node[] => [
  top,
  ...holdersOf(top, nodes),
  ...heldBy(top, nodes).flatMap((child) => branchOf(child, nodes)),
];

function fits(nodes: readonly DrawnNode[], { width, height }: Room): boolean {
  const { widthMm, heightMm } = layOutOrgChart(nodes);
  return widthMm * leastScale <= width && heightMm * leastScale <= height;
}
