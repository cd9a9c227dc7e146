import { foldText } from '#ui/fields/fold-text.ts';
import type { Commune } from '#ui/fields/commune-choices.ts';

interface NamedPlace {
  readonly postalCode: string | null;
  readonly city: string | null;
}

/** A commune with the postcode to fill in. */
export interface ReadCommune {
  readonly commune: Commune;
  readonly postalCode: string;
}

/** The one commune among these that an advert names; null where none is sure. */
export function communeRead(
  communes: readonly Commune[],
  { postalCode, city }: NamedPlace,
): ReadCommune | null {
  const fitting = communes.filter(
    ({ postalCodes }) => postalCode === null || postalCodes.includes(postalCode),
  );
  const named = fitting.filter(({ name }) => city !== null && foldText(name) === foldText(city));
  const [only, ...others] = named.length > 0 ? named : postalCode === null ? [] : fitting;
  if (only === undefined || others.length > 0) return null;
  return { commune: only, postalCode: postalCode ?? only.postalCodes[0] ?? '' };
}
