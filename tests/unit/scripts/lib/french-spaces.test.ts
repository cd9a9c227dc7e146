import { describe, expect, test } from 'vitest';
import { frenchSpaces } from '#scripts/lib/french-spaces.ts';

describe('a text in French', () => {
  test('never begins a line with the sign that ends a word, nor ends one with an opening quotation mark', () => {
    expect(frenchSpaces('Voir « Lots » : vendus ; sûr ? Oui !')).toBe(
      'Voir «\u00A0Lots\u00A0»\u00A0: vendus\u202F; sûr\u202F? Oui\u202F!',
    );
  });

  test('keeps its arguments, and the forms of their dates', () => {
    const text = '{count, plural, one {# lot} other {# lots}} le {day, date, ::yMMMM} à 12:30';
    expect(frenchSpaces(text)).toBe(text);
    expect(frenchSpaces('« {name} » : {price} ?')).toBe('«\u00A0{name}\u00A0»\u00A0: {price}\u202F?');
  });
});
