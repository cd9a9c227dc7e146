import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { layOutPlan, placeAt, reachOf, ringsOf, type PlanPoint } from './distance-plan.ts';

export interface DistancePlanProps {
  /** Accessible name. */
  readonly label: string;
  readonly centre: Coordinates;
  /** What stands in the middle. */
  readonly centreLabel: string;
  readonly points: readonly PlanPoint[];
  /** It reaches at least as far, in metres. */
  readonly reachM: number;
  /** Sign for the top. */
  readonly northLabel: string;
  /** A press on an empty spot: the place it stands for. */
  readonly onPlace?: ((place: Coordinates) => void) | undefined;
}

/** Points around a centre at their true distance, over rings of metres: a map that needs no service. */
export function DistancePlan({
  label,
  centre,
  centreLabel,
  points,
  reachM: wantedM,
  northLabel,
  onPlace,
}: DistancePlanProps) {
  const { number } = useFormat();
  const reachM = reachOf(points, wantedM);
  const circles = layOutPlan(points, centre, reachM);
  const frame = useRef<SVGSVGElement>(null);
  const place = useEffectEvent((event: MouseEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const side = Math.min(box.width, box.height);
    const x = ((event.clientX - box.left - box.width / 2) / side) * 200;
    const y = ((event.clientY - box.top - box.height / 2) / side) * 200;
    onPlace?.(placeAt({ x, y }, centre, reachM));
  });
  // A press is a short cut for a mouse: by keyboard the form takes the position.
  useEffect(() => {
    const host = frame.current;
    host?.addEventListener('click', place);
    return () => host?.removeEventListener('click', place);
  }, []);
  return (
    <figure className="m-0" aria-label={label}>
      <svg
        ref={frame}
        viewBox="-100 -100 200 200"
        role="img"
        aria-label={label}
        className={`mx-auto block aspect-square max-h-96 w-full ${onPlace ? 'cursor-crosshair' : ''}`}
      >
        {ringsOf(reachM).map(({ metres, radius }) => (
          <g key={metres}>
            <circle r={radius} className="fill-none stroke-line2" strokeWidth="0.6" strokeDasharray="2 2" />
            <text y={-radius + 4.5} textAnchor="middle" className="fill-ink3 text-[5px]">
              {`${number(metres)} m`}
            </text>
          </g>
        ))}
        <text y={-95} x={94} textAnchor="end" className="fill-ink3 text-[6px] font-semibold">
          {northLabel} ↑
        </text>
        {circles.map(({ id, label: name, x, y, radius, isFaint, isPlaced }) => (
          <circle
            key={id}
            cx={x}
            cy={y}
            r={radius}
            className={isFaint ? 'fill-sunken stroke-ink3' : 'fill-brick/40 stroke-brick'}
            strokeWidth="0.8"
            strokeDasharray={isPlaced ? undefined : '1.5 1'}
          >
            <title>{name}</title>
          </circle>
        ))}
        {circles.flatMap(({ id, x, y, mark }) =>
          mark === null ? (
            []
          ) : (
            <text key={id} x={x} y={y + 2} textAnchor="middle" className="fill-ink text-[6px] font-semibold">
              {mark}
            </text>
          ),
        )}
        <path d="M0 -4 L3.5 3 L-3.5 3 Z" className="fill-ink stroke-card" strokeWidth="0.6">
          <title>{centreLabel}</title>
        </path>
      </svg>
    </figure>
  );
}
