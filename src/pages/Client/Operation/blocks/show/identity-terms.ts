import type { OperationShowProps } from '#contracts/client/operation/show.ts';

type Operation = OperationShowProps['operation'];
type Parcel = Operation['parcels'][number];

/** A parcel as people write it: « 000 AB 123 » without its empty pieces. */
export function parcelText({ prefix, section, number }: Parcel): string {
  return [prefix, section, number].filter((piece) => piece !== '').join(' ');
}

/** Terms that have something to say; null, empty texts and empty lists have not. */
export function presentTerms(
  terms: readonly { term: string; value: string | null }[],
): { term: string; value: string }[] {
  return terms.flatMap(({ term, value }) => (value === null || value === '' ? [] : [{ term, value }]));
}
