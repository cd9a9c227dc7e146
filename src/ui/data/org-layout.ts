/** An entity to draw. */
export interface DrawnNode {
  readonly id: string;
  readonly label: string;
  readonly kind: 'person' | 'company';
  readonly parentId: string | null;
  /** `holder`: stands beside its parent, of which it holds a share. */
  readonly link: 'held' | 'holder';
  readonly ownershipBps: number;
  readonly role: string;
  readonly isSpv: boolean;
}

/** Sizes of a chart, in millimetres of paper. */
export const orgSizes = { width: 48, height: 18, gapX: 8, gapY: 14, margin: 6 } as const;

/** An entity in its place: columns from the left, levels from the top. */
export interface PlacedBox {
  readonly node: DrawnNode;
  readonly column: number;
  readonly level: number;
}

export interface OrgLayout {
  readonly boxes: readonly PlacedBox[];
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Left and top edge of a box, in millimetres. */
export const cornerOf = ({ column, level }: PlacedBox): { readonly x: number; readonly y: number } => ({
  x: orgSizes.margin + column * (orgSizes.width + orgSizes.gapX),
  y: orgSizes.margin + level * (orgSizes.height + orgSizes.gapY),
});

interface Block {
  readonly boxes: readonly PlacedBox[];
  readonly columns: number;
}

/**
 * A chart as a tree: each entity over the middle of what it holds, whoever shares it with its parent at its right.
 * Entities whose parent is not among them stand at the top.
 */
export function layOutOrgChart(nodes: readonly DrawnNode[]): OrgLayout {
  const ids = new Set(nodes.map(({ id }) => id));
  const below = (id: string | null, link?: DrawnNode['link']): DrawnNode[] =>
    nodes.filter(
      (node) =>
        (node.parentId !== null && ids.has(node.parentId) ? node.parentId : null) === id &&
        (link === undefined || node.link === link),
    );
  const beside = (blocks: readonly Block[]): Block => {
    let columns = 0;
    const boxes: PlacedBox[] = [];
    for (const block of blocks) {
      boxes.push(...block.boxes.map((box) => ({ ...box, column: box.column + columns })));
      columns += block.columns;
    }
    return { boxes, columns };
  };
  const blockOf = (node: DrawnNode, level: number, line: readonly string[]): Block => {
    const owned = below(node.id, 'held').filter(({ id }) => !line.includes(id));
    const children = beside(owned.map((child) => blockOf(child, level + 1, [...line, child.id])));
    const heads = children.boxes.filter((box) => box.level === level + 1 && owned.includes(box.node));
    const first = heads[0]?.column ?? 0;
    const column = (first + (heads.at(-1)?.column ?? first)) / 2;
    const holders = below(node.id, 'holder').map((holder, at) => ({
      node: holder,
      column: column + 1 + at,
      level,
    }));
    return {
      boxes: [{ node, column, level }, ...holders, ...children.boxes],
      columns: Math.max(children.columns, column + 1 + holders.length),
    };
  };
  const { boxes, columns } = beside(below(null).map((root) => blockOf(root, 0, [root.id])));
  const levels = boxes.reduce((most, { level }) => Math.max(most, level + 1), 0);
  const { width, height, gapX, gapY, margin } = orgSizes;
  return {
    boxes,
    widthMm: 2 * margin + Math.max(0, columns * (width + gapX) - gapX),
    heightMm: 2 * margin + Math.max(0, levels * (height + gapY) - gapY),
  };
}

/** Letters that fit a line of a box. */
const lineLength = 25;

/** A name on at most two lines of a box, cut where it is longer. */
export function boxLines(label: string): string[] {
  if (label.length <= lineLength) return [label];
  const cut = label.lastIndexOf(' ', lineLength);
  const first = label.slice(0, cut > 0 ? cut : lineLength);
  const rest = label.slice(first.length).trim();
  return [first, rest.length > lineLength ? `${rest.slice(0, lineLength - 1)}…` : rest];
}
