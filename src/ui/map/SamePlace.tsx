import type { PlacedPoint } from './map-types.ts';

export interface SamePlaceProps {
  readonly title: string;
  readonly points: readonly PlacedPoint[];
  readonly onSelect: (id: string) => void;
}

/** Records that no zoom tells apart. */
export function SamePlace({ title, points, onSelect }: SamePlaceProps) {
  return (
    <div className="p-2">
      <h3 className="px-2 py-1.5 pr-9 text-table font-semibold">{title}</h3>
      <ul>
        {points.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSelect(id)}
              className="block min-h-(--option) w-full rounded-control px-2 py-1 text-left text-table hover:bg-hover"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
