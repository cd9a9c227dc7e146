import { useFormat } from '#runtime/locale/format.ts';
import {
  boxLines,
  cornerOf,
  layOutOrgChart,
  orgSizes,
  type DrawnNode,
  type PlacedBox,
} from './org-layout.ts';
import { useOrgDrag, type OrgDrag } from './useOrgDrag.ts';
import './org-chart.css';

export interface OrgChartProps {
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  readonly nodes: readonly DrawnNode[];
  /** What the entities that stand out are: « Porte une opération ». */
  readonly spvLabel: string;
  /** What the legend calls round and square entities; without it they are not told. */
  readonly kindLabels?: { readonly person: string; readonly company: string };
  /** On paper: the area of drawing and legend; real sizes in it, smaller only where it would not fit. */
  readonly fitMm?: { readonly width: number; readonly height: number };
  /** Of that area, the height at its foot that is the legend's. */
  readonly legendMm?: number;
  /** An entity was dropped onto the one that it goes below; without it nothing can be dragged. */
  readonly onMove?: ((id: string, parentId: string) => void) | undefined;
}

/** Who holds whom: people round, companies square, shares on the lines. The list beside it says the same in words. */
export function OrgChart({ label, nodes, spvLabel, kindLabels, fitMm, legendMm = 0, onMove }: OrgChartProps) {
  const drag = useOrgDrag(onMove);
  const { percent } = useFormat();
  const layout = layOutOrgChart(nodes);
  const scale =
    fitMm === undefined
      ? 1
      : Math.min(1, fitMm.width / layout.widthMm, (fitMm.height - legendMm) / layout.heightMm);
  const legend = [
    ...(kindLabels === undefined
      ? []
      : [
          { kind: 'person', text: kindLabels.person },
          { kind: 'company', text: kindLabels.company },
        ]),
    ...(nodes.some(({ isSpv }) => isSpv) ? [{ kind: 'spv', text: spvLabel }] : []),
  ];
  const places = new Map(layout.boxes.map((box) => [box.node.id, box]));
  return (
    <figure
      className="org-chart"
      data-paper={fitMm === undefined ? undefined : ''}
      style={fitMm && { width: `${fitMm.width}mm`, height: `${fitMm.height}mm` }}
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${layout.widthMm} ${layout.heightMm}`}
        style={{ width: `${layout.widthMm * scale}mm`, height: `${layout.heightMm * scale}mm` }}
      >
        {layout.boxes.map((box) => {
          const parent = places.get(box.node.parentId ?? '');
          return (
            parent !== undefined && (
              <Link key={box.node.id} box={box} parent={parent} share={percent(box.node.ownershipBps)} />
            )
          );
        })}
        {layout.boxes.map((box) => (
          <Box key={box.node.id} box={box} drag={drag} />
        ))}
      </svg>
      {legend.length > 0 && (
        <figcaption className="org-legend">
          {legend.map(({ kind, text }) => (
            <span key={kind} className="org-legend-entry">
              <span className="org-legend-mark" data-kind={kind} aria-hidden="true" /> {text}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function Box({ box, drag }: { readonly box: PlacedBox; readonly drag: OrgDrag | null }) {
  const { x, y } = cornerOf(box);
  const { width, height } = orgSizes;
  const { node } = box;
  const lines = boxLines(node.label);
  const top = y + height / 2 - (lines.length - 1) * 2 - (node.role === '' ? 0 : 2) + 1.1;
  return (
    <g
      className="org-box"
      data-spv={node.isSpv ? '' : undefined}
      data-org-node={drag === null ? undefined : node.id}
      data-held={drag?.heldId === node.id ? '' : undefined}
      data-over={drag?.overId === node.id ? '' : undefined}
      {...drag?.listeners(node.id)}
    >
      <rect x={x} y={y} width={width} height={height} rx={node.kind === 'person' ? height / 2 : 0.8} />
      {lines.map((line, at) => (
        <text key={line} x={x + width / 2} y={top + at * 4} className="org-name">
          {line}
        </text>
      ))}
      {node.role !== '' && (
        <text x={x + width / 2} y={top + lines.length * 4} className="org-role">
          {boxLines(node.role)[0]}
        </text>
      )}
    </g>
  );
}

interface LinkProps {
  readonly box: PlacedBox;
  readonly parent: PlacedBox;
  readonly share: string;
}

function Link({ box, parent, share }: LinkProps) {
  const { width, height, gapY } = orgSizes;
  const at = cornerOf(box);
  const from = cornerOf(parent);
  const middle = at.x + width / 2;
  // From below its parent; or, beside it, over both their tops.
  const isHeld = box.node.link === 'held';
  const path = isHeld
    ? `M${from.x + width / 2} ${from.y + height}V${at.y - gapY / 2}H${middle}V${at.y}`
    : `M${middle} ${at.y}V${at.y - 3.5}H${from.x + width * 0.8}V${from.y}`;
  return (
    <g className="org-link" data-holder={isHeld ? undefined : ''}>
      <path d={path} />
      <text x={middle + 1.5} y={isHeld ? at.y - 2 : at.y - 0.9}>
        {share}
      </text>
    </g>
  );
}
