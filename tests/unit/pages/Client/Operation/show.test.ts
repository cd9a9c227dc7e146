import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '#contracts/client/operation/show.ts';
import { parcelText, presentTerms } from '#pages/Client/Operation/blocks/show/identity-terms.ts';
import { filterJournal } from '#pages/Client/Operation/blocks/show/journal-filter.ts';
import { forSaleSince, lotTotals } from '#pages/Client/Operation/blocks/show/lot-rows.ts';

describe('lotTotals', () => {
  test('sums the lots of the golden operation to the centiare and the euro', () => {
    const areas = ['42.10', '63.40', '45.80', '64.20', '46.30', '88.60', '71.50', '15.00', '15.00'];
    const prices = [139, 205, 152, 212, 155, 276, 115, 15, 15].map((thousands) => thousands * 100_000);
    const lots = areas.map((areaM2, index) => ({ areaM2, priceTtcCents: prices[index] ?? null }));
    expect(lotTotals(lots)).toEqual({ areaM2: '451.90', priceTtcCents: 128_400_000, unpricedCount: 0 });
  });

  test('says how many lots its sum leaves out', () => {
    const lots = [
      { areaM2: '10.05', priceTtcCents: null },
      { areaM2: '0.05', priceTtcCents: 100 },
    ];
    expect(lotTotals(lots)).toEqual({ areaM2: '10.10', priceTtcCents: 100, unpricedCount: 1 });
    expect(lotTotals([]).priceTtcCents).toBeNull();
  });
});

test('a lot is for sale until it is promised to somebody', () => {
  expect(forSaleSince({ status: 'available', forSaleOn: '2026-05-04' })).toBe('2026-05-04');
  expect(forSaleSince({ status: 'sold', forSaleOn: '2026-05-04' })).toBeNull();
  expect(forSaleSince({ status: 'available', forSaleOn: null })).toBeNull();
});

test('a parcel is written without its empty pieces', () => {
  expect(parcelText({ prefix: '', section: 'AB', number: '123', areaM2: null })).toBe('AB 123');
  expect(parcelText({ prefix: '000', section: 'AB', number: '123', areaM2: null })).toBe('000 AB 123');
});

test('what is not known is not listed', () => {
  const terms = [
    { term: 'a', value: null },
    { term: 'b', value: '' },
    { term: 'c', value: 'x' },
  ];
  expect(presentTerms(terms)).toEqual([{ term: 'c', value: 'x' }]);
});

test('the journal shows its states, its notes or both, in the order given', () => {
  const state: JournalEntry = {
    kind: 'state',
    id: '1',
    at: '2026-01-01T00:00:00Z',
    on: '2026-01-01',
    by: null,
    from: null,
    to: 'sourcing',
    reason: null,
  };
  const note: JournalEntry = {
    kind: 'note',
    id: '2',
    at: '2026-01-02T00:00:00Z',
    on: '2026-01-02',
    by: 'H. L.',
    text: 'x',
    canDelete: true,
  };
  expect(filterJournal([note, state], 'all')).toEqual([note, state]);
  expect(filterJournal([note, state], 'states')).toEqual([state]);
  expect(filterJournal([note, state], 'notes')).toEqual([note]);
});
