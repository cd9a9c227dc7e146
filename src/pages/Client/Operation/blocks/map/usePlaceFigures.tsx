import type { OperationPlace } from '#contracts/client/operation/views.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';
import { knownFigures } from '../known-figures.tsx';

/** The purchase price, the revenue and the margin of an operation on the map, as far as they are known. */
export function usePlaceFigures(place: OperationPlace): NamedFigure[] {
  const t = useMessages(viewMessages);
  const [, , , , , , purchaseCents, revenueCents, marginBps] = place;
  const amounts = knownFigures([
    [t('purchase'), purchaseCents],
    [t('revenue'), revenueCents],
  ]);
  if (marginBps === null) return amounts;
  return [...amounts, { label: t('margin'), value: <Figure rateBps={marginBps} decimals={2} /> }];
}
