import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { attempt, refusalText } from '#domain/refusal.ts';
import { cents } from '#domain/money/cents.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { day } from '#domain/time/day.ts';

const cost = (departmentCode: string, on: string) =>
  attempt(() => purchaseCost(cents(30_000_000), 'standard', { departmentCode, on: day(on) }));

describe('what a calculation refuses', () => {
  test('is told beside no figure at all', () => {
    expect(cost('33', '2026-04-16').refusal).toBeNull();
    expect(cost('33', '2026-04-16').value?.feesTtcCents).toBeGreaterThan(0);
    expect(cost('27', '2026-04-15').value).toBeNull();
  });

  test('names department and day of an unknown duty, in both languages', () => {
    const { refusal } = cost('27', '2026-04-15');
    expect(refusal?.fr).toContain('mercredi 15 avril 2026 dans ce département : Eure (27)');
    expect(refusal?.en).toContain('Wednesday 15 April 2026 in this department: Eure (27)');
  });

  test('says which figure has no value on a day after the last known one', () => {
    const { refusal } = cost('33', '2040-01-02');
    expect(refusal?.fr).toBe(
      'Aucune valeur légale n’est connue pour le tarif des notaires au lundi 2 janvier 2040 dans ce département : Gironde (33).',
    );
  });

  test('asks to look at the amounts where a value was impossible', () => {
    const { fr } = refusalText(new InvalidInputError('priceCents', -1, 'an amount'));
    expect(fr).toContain('Vérifiez les montants');
    expect(fr).not.toContain('priceCents');
  });

  test('is thrown on when it is no refusal of the trade', () => {
    expect(() =>
      attempt(() => {
        throw new TypeError('a fault');
      }),
    ).toThrow(TypeError);
  });
});
