import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { reverseCharge, type ReverseChargeFacts } from '#domain/vat/reverse-charge.ts';
import { reversedVat } from '#tests/support/oracle/vat.ts';

const contract: ReverseChargeFacts = {
  isSubcontract: true,
  isConstruction: true,
  isCustomerTaxable: true,
  on: day('2026-03-02'),
  htCents: euros(40_450),
  vatRateBps: 1_000,
  isDeductible: true,
};

describe('reverse charge of subcontracted works', () => {
  test('the invoice bears no VAT, which the customer declares and deducts: nothing is left to pay', () => {
    expect(reverseCharge(contract)).toMatchObject({
      applies: true,
      invoicedVatCents: 0,
      selfAssessedVatCents: 404_500,
      dueToStateCents: 0,
    });
  });

  test('who may not deduct pays it to the State', () => {
    expect(reverseCharge({ ...contract, isDeductible: false }).dueToStateCents).toBe(404_500);
  });

  test.each([
    ['between the main contractor and the owner', { isSubcontract: false }],
    ['for a mere supply', { isConstruction: false }],
    ['for somebody who is not taxable', { isCustomerTaxable: false }],
    ['for a contract of 2013', { on: day('2013-12-31') }],
  ])('there is none %s: the contractor charges VAT', (_case, change) => {
    expect(reverseCharge({ ...contract, ...change })).toMatchObject({
      applies: false,
      invoicedVatCents: 404_500,
      selfAssessedVatCents: 0,
      dueToStateCents: 0,
    });
  });

  test.each([-1, 10_001, 2.5, Number.NaN])('a rate of %s is refused by name', (vatRateBps) => {
    expect(() => reverseCharge({ ...contract, vatRateBps })).toThrow(InvalidInputError);
    expect(() => reverseCharge({ ...contract, vatRateBps })).toThrow('vatRateBps');
  });

  test('is that of a second calculation, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.boolean(),
        fc.boolean(),
        (ht, vatRateBps, isSubcontract, isDeductible) => {
          const found = reverseCharge({
            ...contract,
            htCents: cents(ht),
            vatRateBps,
            isSubcontract,
            isDeductible,
          });
          expect([found.invoicedVatCents, found.selfAssessedVatCents, found.dueToStateCents]).toEqual(
            reversedVat(ht, vatRateBps, isSubcontract, isDeductible),
          );
        },
      ),
    );
  });
});
