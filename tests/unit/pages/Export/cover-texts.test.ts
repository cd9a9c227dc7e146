import { expect, test } from 'vitest';
import { coverNameSizePt, inSentence } from '#pages/Export/blocks/cover-texts.ts';

test('a kind in the middle of a sentence keeps the capitals that are not its first', () => {
  expect(inSentence('Vente d’immeuble à rénover')).toBe('vente d’immeuble à rénover');
  expect(inSentence('Promotion (VEFA)')).toBe('promotion (VEFA)');
});

test('a usual name is printed in 28 pt, a very long one smaller so that the band holds it', () => {
  expect(coverNameSizePt('Les Chais de la Bastide')).toBe(28);
  expect(coverNameSizePt('x'.repeat(70))).toBeLessThan(28);
  expect(coverNameSizePt('x'.repeat(120))).toBeLessThan(coverNameSizePt('x'.repeat(70)));
});
