import { describe, expect, test } from 'vitest';
import { euros } from '#domain/money/cents.ts';
import { unsoldShare, type ResoldLot } from '#domain/purchase/unsold-share.ts';

const lot = (ref: string, tantiemes: number | null, status: ResoldLot['status']): ResoldLot => ({
  ref,
  tantiemes,
  areaM2: '50.00',
  status,
});

describe('what of a purchase was not sold again', () => {
  test('is the share of the lots without a deed, by their tantièmes', () => {
    const lots = [lot('A', 300, 'sold'), lot('B', 500, 'reserved'), lot('C', 200, 'withdrawn')];
    expect(unsoldShare(euros(100_000), lots)).toBe(7_000_000);
  });

  test('is everything while there are no lots, nothing once all are sold', () => {
    expect(unsoldShare(euros(100_000), [])).toBe(10_000_000);
    expect(unsoldShare(euros(100_000), [lot('A', null, 'sold'), lot('B', null, 'delivered')])).toBe(0);
  });
});
