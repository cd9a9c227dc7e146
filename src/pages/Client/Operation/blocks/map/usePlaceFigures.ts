import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { NamedFigure } from '#ui/data/FigureLine.tsx';
import { knownFigures } from '../known-figures.tsx';

/** The purchase price and the revenue of an operation on the map, as far as they are known. */
export function usePlaceFigures(place: OperationPlace): NamedFigure[] {
  const t = useMessages(looksMessages);
  const [, , , , , , purchaseCents, revenueCents] = place;
  return knownFigures([
    [t('purchase'), purchaseCents],
    [t('revenue'), revenueCents],
  ]);
}
