import { useContext } from 'react';
import { PageContext } from '#runtime/pages/page-context.ts';
import { cx } from '../cx.ts';
import { FacadeBuilding } from './facade/FacadeBuilding.tsx';
import { facadeColours } from './facade/facade-colours.ts';
import { BAY, buildingSize, PAVEMENT } from './facade/measures.ts';
import { Scaffolding } from './facade/Scaffolding.tsx';

/** Bays, storeys and margins of each use of the picture. */
const formats = {
  thumb: { bays: 5, storeys: 1, dormers: 3, margin: 70, sky: 30, pavement: 30, isDetailed: false },
  header: { bays: 7, storeys: 2, dormers: 3, margin: 120, sky: 50, pavement: 46, isDetailed: true },
  full: { bays: 5, storeys: 2, dormers: 3, margin: 110, sky: 95, pavement: PAVEMENT, isDetailed: true },
  cover: { bays: 7, storeys: 2, dormers: 3, margin: 100, sky: 84, pavement: PAVEMENT, isDetailed: true },
} as const;

export type FacadeFormat = keyof typeof formats;

export interface FacadeProps {
  /** Same seed, same façade; without a seed, the house of the sign-in page. */
  seed?: string | undefined;
  /** `thumb` in a table row, `header` in a record, `full` for half a page, `cover` for a printed cover. */
  format?: FacadeFormat;
  /** Scaffolding before it, for the maintenance page. */
  hasScaffolding?: boolean;
  className?: string;
}

/**
 * The cover of an operation: its picture where the page knows one (the shared prop `covers`), else a façade drawn from
 * the seed. Decorative, fills its box.
 */
export function Facade(props: FacadeProps) {
  const cover = useCover(props.seed);
  if (cover === null) return <DrawnFacade {...props} />;
  return <img src={cover} alt="" className={cx('block size-full object-cover', props.className)} />;
}

/** The picture that stands for an operation on this page; null where there is none. */
function useCover(seed: string | undefined): string | null {
  const covers = useContext(PageContext)?.props['covers'] as Readonly<Record<string, string>> | undefined;
  return seed === undefined ? null : (covers?.[seed] ?? null);
}

function DrawnFacade({ seed, format = 'full', hasScaffolding = false, className }: FacadeProps) {
  const { bays, storeys, dormers, margin, sky, pavement, isDetailed } = formats[format];
  const look = facadeColours(seed);
  const building = buildingSize(bays, storeys);
  const width = building.width + margin * 2;
  const street = sky + building.height;
  const height = street + pavement;
  // Sky, neighbours and street go on beyond the frame, so that a box of any shape is filled.
  const far = 6000;
  const right = margin + building.width;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={cx('artwork block size-full', className)}
    >
      <rect x={-far} y={-far} width={width + far * 2} height={height + far} fill="#d9e5ea" />
      <path
        d={`M${-far} ${sky + 260}H${margin - BAY}L${margin + 4} ${sky + 188}V${street}H${-far}Z`}
        fill="#93a1a9"
      />
      <rect x={-far} y={sky + 260} width={margin + far} height={street - sky - 260} fill="#d8d0bc" />
      <rect x={right} y={sky + 143} width={far} height={56} fill="#86949d" />
      <rect x={right} y={sky + 199} width={far} height={street - sky - 199} fill="#d6cab0" />
      {isDetailed && (
        <path
          d={`${neighbourWindows(margin - 24, -1, sky + 300)}${neighbourWindows(right + 24, 1, sky + 250)}`}
          fill="#1c242b"
          fillOpacity={0.1}
        />
      )}
      <rect x={-far} y={street - 2} width={width + far * 2} height={far} fill="#b9b1a3" />
      <rect x={-far} y={street - 2} width={width + far * 2} height={11} fill="#9b937f" />
      <g transform={`translate(${margin} ${sky})`}>
        <FacadeBuilding
          bays={bays}
          storeys={storeys}
          dormers={dormers}
          seed={seed}
          look={look}
          isDetailed={isDetailed}
        />
        {hasScaffolding && <Scaffolding width={building.width} height={building.height} />}
      </g>
    </svg>
  );
}

/** Faint windows of the next houses, going away from the building in one direction. */
function neighbourWindows(start: number, direction: 1 | -1, top: number): string {
  const columns = Array.from({ length: 44 }, (_, column) => start + direction * (column * BAY + 40));
  return columns.map((x) => `M${x - 18} ${top}h36v96h-36zM${x - 18} ${top + 160}h36v96h-36z`).join('');
}
