import type { ReactNode } from 'react';
import { Avatar } from '../identity/Avatar.tsx';
import type { CardSlots } from './BoardCard.tsx';

export interface PlainTileProps extends CardSlots {
  /** Above the title: what presses. */
  readonly badges?: ReactNode;
  /** Under the title, one below the other. */
  readonly lines: readonly (string | null)[];
  /** Who answers for it. */
  readonly people: readonly string[];
}

/** A card of a board without a picture: its title, what is known of it, and who has it. */
export function PlainTile({ title, menu, badges, lines, people }: PlainTileProps) {
  return (
    <div className="flex flex-col gap-1.5 p-3">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-table font-semibold">{title}</p>
        {menu}
      </div>
      {badges && <div className="flex flex-wrap gap-1">{badges}</div>}
      {lines.map(
        (line) =>
          line !== null && (
            <p className="text-label text-ink3" key={line}>
              {line}
            </p>
          ),
      )}
      {people.length > 0 && (
        <div className="flex flex-wrap gap-1 pt-0.5">
          {people.map((name) => (
            <Avatar key={name} name={name} size={24} />
          ))}
        </div>
      )}
    </div>
  );
}
