import { useEffect, useState } from 'react';
import { loadOutlines, type DepartmentOutlines } from './outlines.ts';

export interface ZonesMapProps {
  /** What is drawn, for screen readers, which are told the figures elsewhere. */
  readonly label: string;
  /** How much there is in a department, by its code; the others stay pale. */
  readonly counts: ReadonlyMap<string, number>;
  /** Departments with a line around them. */
  readonly marked: readonly string[];
  /** What a department says when it is pointed at. */
  readonly titleOf: (code: string, count: number) => string;
}

/** Width of the drawing; degrees of longitude are shorter than those of latitude at 46.5° north. */
const width = 320;
const squeeze = Math.cos((46.5 * Math.PI) / 180);
/** The mainland and Corsica. */
const edges = { west: -5.2, east: 9.7, south: 41.3, north: 51.2 };
const scale = width / ((edges.east - edges.west) * squeeze);
const height = Math.round((edges.north - edges.south) * scale);

const pointOf = ([lng = 0, lat = 0]: readonly number[]): string =>
  `${((lng - edges.west) * squeeze * scale).toFixed(1)} ${((edges.north - lat) * scale).toFixed(1)}`;

const pathOf = ({ geometry }: DepartmentOutlines['features'][number]): string => {
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return areas
    .flat()
    .map((ring) => `M${ring.map(pointOf).join('L')}Z`)
    .join('');
};

/** The departments, darker the more there is in them. */
export function ZonesMap({ label, counts, marked, titleOf }: ZonesMapProps) {
  const [outlines, setOutlines] = useState<DepartmentOutlines | null>(null);
  useEffect(() => {
    let isGone = false;
    loadOutlines().then(
      (loaded) => {
        if (!isGone) setOutlines(loaded);
      },
      // Without it the list still tells where everybody works.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const most = Math.max(1, ...counts.values());
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      {outlines?.features.map((feature) => {
        const { code } = feature.properties;
        const count = counts.get(code) ?? 0;
        const isMarked = marked.includes(code);
        return (
          <path
            key={code}
            d={pathOf(feature)}
            className={count === 0 ? 'fill-sunken' : 'fill-brick'}
            fillOpacity={count === 0 ? 1 : 0.25 + (0.75 * count) / most}
            stroke={isMarked ? 'var(--color-ink)' : 'var(--color-line2)'}
            strokeWidth={isMarked ? 1.5 : 0.5}
          >
            <title>{titleOf(code, count)}</title>
          </path>
        );
      })}
    </svg>
  );
}
