import { Avatar } from './Avatar.tsx';

export interface AvatarStackProps {
  names: readonly string[];
  /** How many discs before « +n ». */
  max?: number;
}

/** The people on a record, overlapping; more than `max` become « +n ». */
export function AvatarStack({ names, max = 3 }: AvatarStackProps) {
  const hidden = names.slice(max);
  return (
    <span className="inline-flex -space-x-1">
      {names.slice(0, max).map((name, index) => (
        <span key={name} className="relative rounded-full ring-2 ring-card" style={{ zIndex: max - index }}>
          <Avatar name={name} isPresent />
        </span>
      ))}
      {hidden.length > 0 && (
        <span
          role="img"
          aria-label={hidden.join(', ')}
          className="relative inline-grid size-6 place-items-center rounded-full bg-sunken text-micro text-ink2 ring-2 ring-card"
        >
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
