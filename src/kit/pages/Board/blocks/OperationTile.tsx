import type { CardSlots } from '#ui/board/BoardCard.tsx';
import { TileFrame } from '#ui/board/TileFrame.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import type { DemoOperation } from './operations.ts';

interface OperationTileProps extends CardSlots {
  readonly operation: DemoOperation;
}

/** What a card of the board shows of an operation. */
export function OperationTile({ operation, title, menu }: OperationTileProps) {
  const { ref, kind, city, manager, revenueCents, marginCents, worksBps, next } = operation;
  const figures =
    marginCents === null
      ? [{ label: 'Simulation', value: 'à valider' }]
      : [
          { label: 'CA TTC', value: <Figure cents={revenueCents} decimals={0} /> },
          { label: 'Marge', value: <Figure cents={marginCents} decimals={0} /> },
        ];
  return (
    <TileFrame
      seed={ref}
      reference={ref}
      kind={kind}
      place={city}
      person={manager}
      title={title}
      menu={menu}
      figures={figures}
      share={worksBps === null ? undefined : { label: 'Travaux', rateBps: worksBps }}
      note={next ?? 'Aucune échéance'}
    />
  );
}
