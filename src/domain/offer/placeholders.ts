/** What a text of an offer may leave to the offer to fill in, in the order in which people look for it. */
export const placeholders = [
  'operation.name',
  'operation.address',
  'operation.parcels',
  'seller.fullName',
  'buyer.company',
  'buyer.siren',
  'buyer.representative',
  'offer.price',
  'offer.priceInWords',
  'offer.validUntil',
  'offer.conditions',
  'offer.promiseBy',
  'offer.deedBy',
  'offer.deposit',
  'today',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What each is filled with; null where it is not known. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const known: ReadonlySet<string> = new Set(placeholders);
/** Two braces, a name, two braces; blanks around the name are let through. */
const pattern = /\{\{\s*([^{}]*?)\s*\}\}/gu;

const isPlaceholder = (name: string): name is Placeholder => known.has(name);

/** As it is written in a text. */
export const written = (name: Placeholder): string => `{{${name}}}`;

/** Names between double braces that nothing fills, each once. */
export function unknownPlaceholders(text: string): readonly string[] {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !known.has(name)))];
}

/** A part of a text: as it stands, or a place that is filled in. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'filled'; readonly name: Placeholder; readonly value: string }
  /** Not known yet, or not a name that is known. */
  | { readonly kind: 'blank'; readonly name: string };

/** A text cut at its placeholders. */
export function partsOf(text: string, values: PlaceholderValues): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, name = ''] = match;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const value = isPlaceholder(name) ? values[name] : null;
    parts.push(
      value === null || !isPlaceholder(name) ? { kind: 'blank', name } : { kind: 'filled', name, value },
    );
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Names in a text that are known and not filled in, each once. */
export function missingPlaceholders(text: string, values: PlaceholderValues): readonly Placeholder[] {
  const blanks = partsOf(text, values).flatMap((part) =>
    part.kind === 'blank' && isPlaceholder(part.name) ? [part.name] : [],
  );
  return [...new Set(blanks)];
}
