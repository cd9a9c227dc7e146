import type { SourceKind } from '../operation/enums.ts';
import { maxAdvertLength, plainText, type Recognised } from './read-advert.ts';

/** Words by which adverts say who sells, the surest first. « Frais de notaire » says nothing of it. */
const signs: readonly (readonly [SourceKind, RegExp])[] = [
  ['auction', /(?<!\p{L})(?:mise à prix|(?:vente )?aux enchères|adjudication)(?!\p{L})/iu],
  [
    'notary',
    /(?<!\p{L})(?:(?:étude|vente|négociation|office|service) notariale?|honoraires de négociation)(?!\p{L})/iu,
  ],
  [
    'agency',
    /(?<!\p{L})(?:[FH]AI|(?:frais|honoraires) d'agence|honoraires (?:inclus|compris|à (?:la )?charge|charge)|(?:votre|notre) agence|mandat)(?!\p{L})/iu,
  ],
];

/** Where the property comes from, by the text of its advert; null where it does not say. Never throws. */
export function readSourceKind(given: string): Recognised<SourceKind> | null {
  const text = plainText(given.slice(0, maxAdvertLength));
  for (const [value, pattern] of signs) {
    const match = pattern.exec(text);
    if (match !== null) return { value, words: match[0] };
  }
  return null;
}
