import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  documentRequestState,
  documentsToAsk,
  isRequestOpen,
  requestEnd,
  requestLifeDays,
} from '#domain/relation/document-request.ts';
import { complianceOf, supplierTrades, type DatedDocument } from '#domain/relation/supplier.ts';
import { addToDay, day } from '#domain/time/day.ts';

const today = day('2026-11-20');
const fresh = {
  expiresOn: requestEnd(today),
  openedAt: null,
  answeredAt: null,
  revokedAt: null,
};
const now = new Date('2026-11-20T09:00:00Z');

describe('a request for papers', () => {
  test('opens on its last day, and not on the next', () => {
    expect(isRequestOpen(fresh, addToDay(today, { days: requestLifeDays }))).toBe(true);
    expect(isRequestOpen(fresh, addToDay(today, { days: requestLifeDays + 1 }))).toBe(false);
    expect(isRequestOpen({ ...fresh, revokedAt: now }, today)).toBe(false);
  });

  test('says how it stands; what was answered stays so, whatever ends afterwards', () => {
    const later = addToDay(today, { days: requestLifeDays + 1 });
    expect(documentRequestState(fresh, today)).toBe('sent');
    expect(documentRequestState({ ...fresh, openedAt: now }, today)).toBe('opened');
    expect(documentRequestState({ ...fresh, openedAt: now }, later)).toBe('expired');
    expect(documentRequestState({ ...fresh, revokedAt: now }, later)).toBe('revoked');
    const answered = { ...fresh, answeredAt: now, revokedAt: now };
    expect(documentRequestState(answered, later)).toBe('answered');
  });
});

test('what is to be asked for is nothing exactly where a supplier is in order for thirty days', () => {
  const document = fc.record({
    kind: fc.constantFrom('vigilance', 'ten-year-insurance', 'kbis'),
    validTo: fc.option(fc.integer({ min: -60, max: 90 }).map((days) => addToDay(today, { days }))),
  }) satisfies fc.Arbitrary<DatedDocument>;
  fc.assert(
    fc.property(
      fc.constantFrom(...supplierTrades),
      fc.array(document, { maxLength: 5 }),
      (trade, documents) => {
        const { compliance } = complianceOf(trade, documents, today);
        const isInOrder = compliance === 'compliant' || compliance === 'not-expected';
        expect(documentsToAsk(trade, documents, today).length === 0).toBe(isInOrder);
      },
    ),
  );
});
