import type { Commune } from '../fields/commune-choices.ts';
import { foldText } from '../fields/fold-text.ts';

/** The INSEE code of the one commune among these that has the postcode and the name; null where none is sure. */
export function inseeCodeIn(
  communes: readonly Commune[],
  { postalCode, city }: { readonly postalCode: string; readonly city: string },
): string | null {
  const fitting = communes.filter(({ postalCodes }) => postalCodes.includes(postalCode));
  const [only, ...others] = fitting;
  const named = fitting.find(({ name }) => foldText(name) === foldText(city));
  return (named ?? (others.length === 0 ? only : undefined))?.inseeCode ?? null;
}
