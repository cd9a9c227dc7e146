import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';

export interface PlaceFiguresProps {
  readonly place: OperationPlace;
  readonly className?: string;
}

/** The purchase price and the revenue of an operation on the map, as far as they are known. */
export function PlaceFigures({ place, className = '' }: PlaceFiguresProps) {
  const t = useMessages(looksMessages);
  const [, , , , , , purchaseCents, revenueCents] = place;
  if (purchaseCents === null && revenueCents === null) return null;
  return (
    <span className={`flex flex-wrap gap-x-4 text-label text-ink3 ${className}`}>
      {purchaseCents !== null && (
        <span>
          {t('purchase')} <Figure cents={purchaseCents} decimals={0} className="text-ink" />
        </span>
      )}
      {revenueCents !== null && (
        <span>
          {t('revenue')} <Figure cents={revenueCents} decimals={0} className="font-semibold text-ink" />
        </span>
      )}
    </span>
  );
}
