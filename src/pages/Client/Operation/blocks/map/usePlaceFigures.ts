import type { OperationPlace } from '#contracts/client/operation/views.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';
import { knownFigures } from '../known-figures.tsx';

/** The purchase price and the revenue of an operation on the map, as far as they are known. */
export function usePlaceFigures(place: OperationPlace): NamedFigure[] {
  const t = useMessages(viewMessages);
  const [, , , , , , purchaseCents, revenueCents] = place;
  return knownFigures([
    [t('purchase'), purchaseCents],
    [t('revenue'), revenueCents],
  ]);
}
