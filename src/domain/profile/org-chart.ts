import type { OrgLink, OrgNodeKind } from './enums.ts';

/** An entity of the chart. */
export interface OrgNode {
  readonly id: string;
  readonly label: string;
  readonly kind: OrgNodeKind;
  readonly parentId: string | null;
  readonly link: OrgLink;
  /** The share on the line to its parent; without meaning for one that has none. */
  readonly ownershipBps: number;
  readonly rank: number;
}

/** Levels that a chart may have. */
export const maxOrgDepth = 6;
/** Entities that a chart may have: what one page holds. */
export const maxOrgNodes = 40;

/** Why a place in the chart is refused. */
export type OrgProblem = 'loop' | 'depth' | 'shares' | 'holder_parent' | 'unknown_parent' | 'too_many';

/** An entity in its place, as lists and drawings show it. */
export interface PlacedNode<Node extends OrgNode = OrgNode> {
  readonly node: Node;
  /** 0 for whoever is at the top. */
  readonly depth: number;
  /** What the top of its branch holds of it: the product of the shares down to it, in basis points; null at the top. */
  readonly indirectBps: number | null;
}

const inOrder = (a: OrgNode, b: OrgNode): number =>
  a.rank - b.rank || (a.id < b.id ? -1 : Number(a.id !== b.id));

/** Entities directly below one, by rank; those at the top for null. */
export const childrenOf = <Node extends OrgNode>(
  nodes: readonly Node[],
  parentId: string | null,
): readonly Node[] => nodes.filter((node) => node.parentId === parentId).toSorted(inOrder);

/** Two shares one after the other, half-up: 80 % of 50 % is 40 %. */
const chained = (a: number, b: number): number => Math.floor((a * b + 5000) / 10_000);

/**
 * The entities from the top down, branch by branch, each with its level and its indirect share. Those whose parent is
 * not there stand at the top.
 */
export function placeNodes<Node extends OrgNode>(nodes: readonly Node[]): PlacedNode<Node>[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const rooted = nodes.map((node) =>
    node.parentId !== null && !ids.has(node.parentId) ? { ...node, parentId: null } : node,
  );
  const placed: PlacedNode<Node>[] = [];
  const walk = (parentId: string | null, depth: number, parentBps: number | null): void => {
    for (const node of childrenOf(rooted, parentId)) {
      const indirectBps = indirectOf(node, parentBps);
      placed.push({ node, depth, indirectBps });
      if (depth < rooted.length)
        walk(node.id, depth + 1, node.link === 'held' ? (indirectBps ?? 10_000) : null);
    }
  };
  walk(null, 0, null);
  return placed;
}

function indirectOf({ parentId, link, ownershipBps }: OrgNode, parentBps: number | null): number | null {
  if (parentId === null) return null;
  return link === 'holder' ? null : chained(parentBps ?? 10_000, ownershipBps);
}

/**
 * Why a chart cannot be, or null: entities in a loop, too deep, more than 100 % of one of them held, somebody who
 * holds a share and is held by others through it.
 */
export function orgProblem(nodes: readonly OrgNode[]): OrgProblem | null {
  if (nodes.length > maxOrgNodes) return 'too_many';
  const byId = new Map(nodes.map((node) => [node.id, node]));
  if (nodes.some(({ parentId }) => parentId !== null && !byId.has(parentId))) return 'unknown_parent';
  const depths = nodes.map((node) => depthOf(node, byId));
  if (depths.includes(null)) return 'loop';
  if (depths.some((depth) => depth !== null && depth > maxOrgDepth)) return 'depth';
  for (const node of nodes) {
    if (node.parentId !== null && byId.get(node.parentId)?.link === 'holder') return 'holder_parent';
    if (heldBps(node, nodes) > 10_000) return 'shares';
  }
  return null;
}

/** The level of an entity, from 1; null when its line upwards never ends. */
function depthOf(node: OrgNode, byId: ReadonlyMap<string, OrgNode>): number | null {
  let at: OrgNode | undefined = node;
  for (let depth = 1; depth <= byId.size; depth += 1) {
    if (at.parentId === null) return depth;
    at = byId.get(at.parentId);
    if (at === undefined) return depth;
  }
  return null;
}

/** How much of an entity is held, by whoever is above and by its other holders. */
export function heldBps(node: OrgNode, nodes: readonly OrgNode[]): number {
  const above = node.parentId !== null && node.link === 'held' ? node.ownershipBps : 0;
  return nodes
    .filter(({ parentId, link }) => parentId === node.id && link === 'holder')
    .reduce((sum, { ownershipBps }) => sum + ownershipBps, above);
}
