import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  complianceOf,
  documentState,
  dueReminder,
  isIbanRecent,
  kindState,
  maskIban,
  meanRatingHundredths,
  supplierTrades,
} from '#domain/relation/supplier.ts';
import { addToDay, day } from '#domain/time/day.ts';

const today = day('2026-11-20');
const inDays = (days: number) => addToDay(today, { days });

describe('a document', () => {
  test.each([
    [null, 'valid'],
    [31, 'valid'],
    [30, 'expires_soon'],
    [0, 'expires_soon'],
    [-1, 'expired'],
  ] as const)('that ends in %s days is %s', (days, state) => {
    expect(documentState({ validTo: days === null ? null : inDays(days) }, today)).toBe(state);
  });

  test('of a kind counts by the one that holds longest, whatever their order', () => {
    const old = { kind: 'vigilance', validTo: inDays(-40) } as const;
    const recent = { kind: 'vigilance', validTo: inDays(90) } as const;
    expect(kindState([old, recent], 'vigilance', today)).toBe('valid');
    expect(kindState([recent, old], 'vigilance', today)).toBe('valid');
    expect(kindState([old], 'vigilance', today)).toBe('expired');
    expect(kindState([recent], 'kbis', today)).toBe('missing');
  });
});

describe('the compliance of a supplier', () => {
  const papers = (vigilance: number | null, insurance: number | null) => [
    ...(vigilance === null ? [] : [{ kind: 'vigilance' as const, validTo: inDays(vigilance) }]),
    ...(insurance === null ? [] : [{ kind: 'ten-year-insurance' as const, validTo: inDays(insurance) }]),
  ];

  test('is not asked of trades that do not build', () => {
    expect(complianceOf('notary', [], today)).toEqual({
      compliance: 'not-expected',
      vigilance: null,
      tenYearInsurance: null,
    });
  });

  test.each([
    [90, 200, 'compliant'],
    [12, 200, 'expires-soon'],
    [90, -6, 'expired'],
    [12, -6, 'expired'],
    [null, -6, 'missing'],
    [90, null, 'missing'],
  ] as const)(
    'with papers for %s and %s days is %s: the worst counts',
    (vigilance, insurance, compliance) => {
      expect(complianceOf('structural-work', papers(vigilance, insurance), today).compliance).toBe(
        compliance,
      );
    },
  );

  test('never improves as days go by', () => {
    const order = ['compliant', 'expires-soon', 'expired'];
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 400 }),
        fc.integer({ min: -60, max: 400 }),
        fc.integer({ min: 0, max: 100 }),
        (vigilance, insurance, later) => {
          const documents = papers(vigilance, insurance);
          const rank = (on: ReturnType<typeof inDays>) =>
            order.indexOf(complianceOf('lift', documents, on).compliance);
          expect(rank(inDays(later))).toBeGreaterThanOrEqual(rank(today));
        },
      ),
    );
  });

  test('is asked of every trade down to demolition, and of none after it', () => {
    const asked = supplierTrades.filter((trade) => complianceOf(trade, [], today).compliance === 'missing');
    expect(asked.at(0)).toBe('structural-work');
    expect(asked.at(-1)).toBe('demolition');
    expect(asked).toHaveLength(12);
  });
});

describe('a reminder', () => {
  test.each([
    [31, null, null],
    [30, null, 30],
    [29, 30, null],
    [7, 30, 7],
    [5, null, 7],
    [3, 7, null],
    [0, 7, 0],
    [0, 0, null],
    [-1, 7, null],
  ] as const)('for a document that ends in %s days, last told at %s, is due at %s', (days, lastSent, due) => {
    expect(dueReminder(inDays(days), today, lastSent)).toBe(due);
  });

  test('comes at most three times for one document, however often it is looked for', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (looks) => {
        let lastSent: number | null = null;
        let count = 0;
        for (const daysLeft of looks.toSorted((a, b) => b - a)) {
          const due = dueReminder(inDays(daysLeft), today, lastSent);
          if (due === null) continue;
          lastSent = due;
          count += 1;
        }
        expect(count).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test('a rating is the mean of all notes, half a hundredth rounded up, and unknown without any', () => {
  expect(meanRatingHundredths([])).toBeNull();
  expect(meanRatingHundredths([{ quality: 5, delay: 4, price: 4 }])).toBe(433);
  expect(
    meanRatingHundredths([
      { quality: 5, delay: 5, price: 5 },
      { quality: 4, delay: 5, price: 4 },
    ]),
  ).toBe(467);
});

test('an IBAN is shown by its beginning and its end alone', () => {
  expect(maskIban('FR7699999000010001002003034')).toBe('FR76 •••• 3034');
});

test('people are warned of changed bank details for 48 hours', () => {
  const at = new Date('2026-11-20T08:00:00Z');
  expect(isIbanRecent(null, at)).toBe(false);
  expect(isIbanRecent(at, new Date('2026-11-22T07:59:59Z'))).toBe(true);
  expect(isIbanRecent(at, new Date('2026-11-22T08:00:00Z'))).toBe(false);
});
