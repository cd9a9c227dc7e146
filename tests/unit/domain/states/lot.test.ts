import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { lotMachine } from '#domain/states/lot/lot.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { day } from '#domain/time/day.ts';
import { testRows, today } from '#tests/support/states/rows.ts';

const vir = {
  priceTtcCents: cents(24_000_000),
  areaM2: '61.50',
  saleMode: 'vir',
  existingPriceCents: cents(15_000_000),
  worksPriceCents: cents(9_000_000),
} as const;

testRows(lotMachine, {
  '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
  'draft → available: VIR, existing part and works make the price': {
    step: 'publish',
    from: 'draft',
    to: 'available',
    by: 'O C',
    facts: vir,
    refused: {
      price_not_split: { worksPriceCents: cents(9_000_001) },
      no_area: { areaM2: '0.00' },
    },
  },
  'draft → available: VEFA, the permit is granted': {
    step: 'publish',
    from: 'draft',
    to: 'available',
    by: 'O C',
    facts: { ...vir, saleMode: 'vefa', isPermitGranted: true },
    refused: { permit_not_granted: { isPermitGranted: false } },
  },
  'draft → available: as is, price and area': {
    step: 'publish',
    from: 'draft',
    to: 'available',
    by: 'O C',
    facts: { priceTtcCents: cents(1), areaM2: '0.01', saleMode: 'asis' },
    refused: { no_price: { priceTtcCents: cents(0) } },
  },
  'available → optioned: by the option of a sale': {
    step: 'option',
    from: 'available',
    to: 'optioned',
    by: 'sys',
    facts: { optionUntil: day('2026-11-25') },
    refused: { 'missing:optionUntil': { optionUntil: null } },
  },
  'optioned → available: the day after the option': {
    step: 'option-expired',
    from: 'optioned',
    to: 'available',
    by: 'sys',
    facts: { optionUntil: day('2026-11-19') },
    refused: { option_running: { optionUntil: day('2026-11-20') } },
    effects: ['option_expired'],
  },
  'available → reserved': {
    step: 'reserve',
    from: 'available',
    to: 'reserved',
    by: 'sys',
    facts: { buyerName: 'M. et Mme Amrani' },
    effects: ['lock_price'],
  },
  'optioned → reserved': {
    step: 'reserve',
    from: 'optioned',
    to: 'reserved',
    by: 'sys',
    facts: { buyerName: 'M. et Mme Amrani' },
    effects: ['lock_price'],
  },
  'reserved → under contract': {
    step: 'sign-contract',
    from: 'reserved',
    to: 'under_contract',
    by: 'sys',
    facts: { contractOn: day('2026-11-18') },
  },
  'under contract → sold': {
    step: 'sign-deed',
    from: 'under_contract',
    to: 'sold',
    by: 'sys',
    facts: { deedOn: day('2026-11-20') },
  },
  'sold → delivered': {
    step: 'deliver',
    from: 'sold',
    to: 'delivered',
    by: 'sys',
    facts: { deliveredOn: day('2027-03-01') },
  },
  'optioned → available: the sale is cancelled': {
    step: 'release',
    from: 'optioned',
    to: 'available',
    by: 'sys',
  },
  'reserved → available: the sale is cancelled': {
    step: 'release',
    from: 'reserved',
    to: 'available',
    by: 'sys',
  },
  'under contract → available: the sale is cancelled': {
    step: 'release',
    from: 'under_contract',
    to: 'available',
    by: 'sys',
  },
  'available → withdrawn': {
    step: 'withdraw',
    from: 'available',
    to: 'withdrawn',
    by: 'O',
    facts: { withdrawalReason: 'Conservé en location' },
    refused: { 'missing:withdrawalReason': { withdrawalReason: '' } },
  },
  'draft → withdrawn': {
    step: 'withdraw',
    from: 'draft',
    to: 'withdrawn',
    by: 'O',
    facts: { withdrawalReason: 'Réuni au lot 4' },
  },
  'optioned: the price may change, and is logged': {
    step: 'change-price',
    from: 'optioned',
    to: 'optioned',
    by: 'O C',
    facts: { newPriceCents: cents(23_500_000) },
    refused: { price_not_positive: { newPriceCents: cents(0) } },
    effects: ['log_price'],
  },
});

describe('the price of a lot', () => {
  test.each(['reserved', 'under_contract', 'sold', 'delivered'] as const)(
    'is locked once it is %s, and says for whom',
    (state) => {
      const ask = (buyerName: string | null) =>
        mayHappen(
          lotMachine,
          'change-price',
          { state, facts: { newPriceCents: cents(1), buyerName } },
          { actors: ['owner'], today },
        );
      expect(ask('M. et Mme Amrani')).toMatchObject({
        reasons: [{ text: { fr: 'Prix verrouillé : lot réservé par M. et Mme Amrani.' } }],
      });
      expect(ask(null)).toMatchObject({ reasons: [{ text: { fr: 'Prix verrouillé : lot réservé.' } }] });
    },
  );
});
