import { useEffect, useState } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import * as controlsMessages from '#messages/map-controls.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { PlanPoint } from '../map/distance-plan.ts';
import { loadOutlines, type DepartmentOutlines } from '../map/outlines.ts';
import type { chooseNames, PlaceName } from '../map/place-names.ts';
import { mapAround, type MapScale } from './surroundings.ts';
import { usePrintMessages } from './usePrintMessages.ts';

/** Units of the drawing for each mm. */
const perMm = 4;
/** As close as a street plan: every commune may be named. */
const nearZoom = 14;
/** The outlines are a kilometre true: a closer map has no coast, rather than one through its streets. */
const leastWideM = 12_000;
const barsM = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

interface Ground {
  readonly outlines: DepartmentOutlines | null;
  readonly names: readonly PlaceName[];
  readonly choose: typeof chooseNames;
}

export interface PrintSurroundingsProps {
  /** What it shows, in words. */
  readonly label: string;
  readonly centre: Coordinates;
  /** What stands in the middle. */
  readonly centreLabel: string;
  /** Heavier ones are larger. */
  readonly points: readonly PlanPoint[];
  readonly northLabel: string;
  /** In mm. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * A still map of what is around a place: on the ground that the house has without a network, with rings of metres,
 * its scale and its sources.
 */
export function PrintSurroundings({
  label,
  centre,
  centreLabel,
  points,
  northLabel,
  widthMm,
  heightMm,
}: PrintSurroundingsProps) {
  const t = useMessages(controlsMessages);
  const ground = useGround();
  const frame = { width: widthMm * perMm, height: heightMm * perMm };
  const scale = mapAround(centre, points, frame);
  return (
    <figure className="m-0 break-inside-avoid" data-chart={ground === null ? 'waiting' : 'drawn'}>
      <svg
        style={{ width: `${widthMm}mm`, height: `${heightMm}mm` }}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={label}
        className="print-map"
      >
        {ground !== null && <GroundLayer ground={ground} scale={scale} frame={frame} />}
        <Rings scale={scale} frame={frame} />
        {points.map((point, rank) => (
          <Point key={point.id} point={point} spot={scale.spots[rank] ?? middleOf(frame)} />
        ))}
        <path d={`M${frame.width / 2} ${frame.height / 2 - 9}l8 15h-16z`} className="print-map-subject">
          <title>{centreLabel}</title>
        </path>
        <text x={frame.width - 8} y={16} textAnchor="end" className="print-map-small">
          {northLabel} ↑
        </text>
      </svg>
      <figcaption className="text-[7pt] leading-[10pt] text-(--print-ink2)">{t('attribution')}</figcaption>
    </figure>
  );
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ width, height }: Frame) => ({ x: width / 2, y: height / 2 });

interface LayerProps {
  readonly scale: MapScale;
  readonly frame: Frame;
}

/** Land and the names of communes. */
function GroundLayer({
  ground,
  scale: { project, unitsPerM },
  frame,
}: LayerProps & { readonly ground: Ground }) {
  const isWide = frame.width / unitsPerM >= leastWideM;
  const names = ground.choose(ground.names, { zoom: nearZoom, ...frame, project });
  return (
    <>
      {isWide && ground.outlines !== null ? (
        ground.outlines.features.map(({ properties, geometry }) => (
          <path key={properties.code} d={pathOf(geometry, project, frame)} className="print-map-land" />
        ))
      ) : (
        <path d={`M0 0h${frame.width}v${frame.height}H0z`} className="print-map-land" />
      )}
      {names.map(([code, name, lat, lng]) => {
        const { x, y } = project(lat, lng);
        return (
          <text key={code} x={x} y={y} textAnchor="middle" className="print-map-name">
            {name}
          </text>
        );
      })}
    </>
  );
}

/** How far it is: around the middle, and along the foot. */
function Rings({ scale: { rings, unitsPerM }, frame }: LayerProps) {
  const words = usePrintMessages();
  const { number } = useFormat();
  const middle = middleOf(frame);
  const barM = barsM.findLast((metres) => metres * unitsPerM <= frame.width / 5) ?? 50;
  const lengthText = (metres: number): string =>
    metres < 1000 ? `${number(metres)} m` : words('kilometres', { km: number(metres / 1000) });
  return (
    <>
      {rings.map(({ metres, radius }) => (
        <g key={metres}>
          <circle cx={middle.x} cy={middle.y} r={radius} className="print-map-ring" />
          <text x={middle.x} y={middle.y - radius + 4} textAnchor="middle" className="print-map-small">
            {lengthText(metres)}
          </text>
        </g>
      ))}
      <path d={`M10 ${frame.height - 14}v5h${barM * unitsPerM}v-5`} className="print-map-scale" />
      <text x={14} y={frame.height - 14} className="print-map-small">
        {lengthText(barM)}
      </text>
    </>
  );
}

/** Units of the drawing; one that weighs nothing still holds its mark. */
const radiusOf = (weight: number): number => 8 + 9 * Math.sqrt(Math.min(1, Math.max(0, weight)));

interface PointProps {
  readonly point: PlanPoint;
  readonly spot: { readonly x: number; readonly y: number };
}

function Point({ point: { label, at, weight, mark }, spot: { x, y } }: PointProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={radiusOf(weight)}
        className="print-map-point"
        data-unplaced={at === null ? '' : undefined}
      >
        <title>{label}</title>
      </circle>
      <text x={x} y={y + 4} textAnchor="middle" className="print-map-mark">
        {mark}
      </text>
    </g>
  );
}

/** The rings of an outline that reach into the frame; empty where none does. */
function pathOf(
  geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon,
  project: MapScale['project'],
  { width, height }: Frame,
): string {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return rings
    .map((ring) => ring.map(([lng = 0, lat = 0]) => project(lat, lng)))
    .filter((points) => {
      const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      return (
        Math.max(...across) > 0 &&
        Math.min(...across) < width &&
        Math.max(...down) > 0 &&
        Math.min(...down) < height
      );
    })
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}

/** Outlines and names; null while they are on their way. What cannot be had is not drawn. */
function useGround(): Ground | null {
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      // Papers without a map have no use for it.
      const places = await import('../map/place-names.ts');
      const [outlines, names] = await Promise.all([
        loadOutlines().catch(() => null),
        places.loadPlaceNames().catch(() => []),
      ]);
      if (isCurrent) setGround({ outlines, names, choose: places.chooseNames });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  return ground;
}
