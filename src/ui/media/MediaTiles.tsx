import type { ReactNode } from 'react';
import { isSelected } from '#runtime/lists/selection.ts';
import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import { cx } from '../cx.ts';
import { RowLink } from '../data/RowLink.tsx';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { RowBox } from '../list/table/RowBox.tsx';

/** A file as a tile. */
export interface MediaTile {
  readonly id: string;
  readonly title: string;
  readonly href: string | undefined;
  /** Address of its small picture; what has none shows a sign. */
  readonly picture: string | null;
  readonly icon: IconShape;
  /** Below the title: size, operation. */
  readonly caption: string;
  /** On the picture: « Couverture ». */
  readonly badges?: ReactNode;
  /** Looks at it at full size, where it can be looked at here. */
  readonly onOpen?: (() => void) | undefined;
  /** What that is called: « Agrandir Façade ». */
  readonly openLabel: string;
}

export interface MediaTilesProps {
  readonly label: string;
  readonly tiles: readonly MediaTile[];
  readonly selection?: SelectionControl | undefined;
}

/** Files as pictures beside each other: a press on the picture enlarges it, the title leads to what is known of it. */
export function MediaTiles({ label, tiles, selection }: MediaTilesProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} selection={selection} />
      ))}
    </ul>
  );
}

interface TileProps {
  readonly tile: MediaTile;
  readonly selection: SelectionControl | undefined;
}

function Tile({ tile, selection }: TileProps) {
  const { id, title, href, caption, badges, onOpen, openLabel } = tile;
  const isChosen = selection !== undefined && isSelected(selection.selection, id);
  return (
    <li
      data-selected={isChosen ? '' : undefined}
      className={cx(
        'relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-card shadow-e1',
        isChosen ? 'border-brick outline outline-brick' : 'border-line hover:border-line2',
      )}
    >
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className="block aspect-4/3 w-full cursor-zoom-in overflow-hidden"
        >
          <span className="sr-only">{openLabel}</span>
          <TilePicture tile={tile} />
        </button>
      ) : (
        <span className="block aspect-4/3 w-full overflow-hidden">
          <TilePicture tile={tile} />
        </span>
      )}
      {selection && (
        <span className="absolute top-2 left-2 rounded-badge bg-card p-1 shadow-e1">
          <RowBox name={title} isSelected={isChosen} onPick={(isRange) => selection.pick(id, isRange)} />
        </span>
      )}
      {badges != null && (
        <span className="pointer-events-none absolute top-2 right-2 flex flex-wrap justify-end gap-1">
          {badges}
        </span>
      )}
      <span className="relative flex min-w-0 flex-col gap-0.5 px-3 py-2">
        <span className="truncate text-table font-medium" title={title}>
          {href === undefined ? title : <RowLink href={href}>{title}</RowLink>}
        </span>
        <span className="truncate text-label text-ink3" title={caption}>
          {caption}
        </span>
      </span>
    </li>
  );
}

function TilePicture({ tile: { picture, icon } }: Pick<TileProps, 'tile'>) {
  if (picture !== null) return <img src={picture} alt="" loading="lazy" className="size-full object-cover" />;
  return (
    <span className="grid size-full place-items-center bg-sunken text-ink3" aria-hidden="true">
      <Icon icon={icon} size={22} />
    </span>
  );
}
