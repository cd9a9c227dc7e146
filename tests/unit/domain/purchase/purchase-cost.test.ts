import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { deedParameters } from '#domain/legal/deed-parameters.ts';
import { departmentDutyKey } from '#domain/legal/department-duties.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { vatParameters } from '#domain/legal/vat-parameters.ts';
import { cents, euros, sumCents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { purchaseCost, type PurchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseRegimeOf, purchaseRegimes, type PurchaseRegime } from '#domain/purchase/regimes.ts';
import { UnknownDepartmentDutyError } from '#domain/purchase/unknown-department-duty.ts';
import { day } from '#domain/time/day.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { oraclePurchaseCost } from '#tests/support/oracle/purchase.ts';

const on = day('2026-04-16');
const disbursementsCents = euros(1200);
const gironde = { departmentCode: '33', on, disbursementsCents };
const paris = { ...gironde, departmentCode: '75' };
const lozere = { ...gironde, departmentCode: '48' };

function percent({ ratio }: PurchaseCost): string {
  return (Number(ratio) * 100).toFixed(2);
}

describe('costs of a purchase at 300 000 €, disbursements 1 200 €', () => {
  test('ordinary law at 5 %: 15 000,00 + 355,50 + 3 600,00, in all 23 808,60 (7,94 %)', () => {
    const cost = purchaseCost(euros(300_000), 'standard', gironde);
    expect(cost).toMatchObject({
      emolumentsCents: 279_425,
      emolumentsVatCents: 55_885,
      departmentDutyCents: 1_500_000,
      levyCents: 35_550,
      communeDutyCents: 360_000,
      dutiesCents: 1_895_550,
      csiCents: 30_000,
      feesTtcCents: 2_380_860,
    });
    expect(percent(cost)).toBe('7.94');
  });

  test('Paris bears 5 % since April 2025: 23 808,60, not 22 273,05', () => {
    expect(purchaseCost(euros(300_000), 'standard', paris).feesTtcCents).toBe(2_380_860);
    const before = { ...paris, on: day('2025-03-31') };
    expect(purchaseCost(euros(300_000), 'standard', before).feesTtcCents).toBe(2_227_305);
  });

  test('ordinary law at 4,50 %: duties 17 419,95, in all 22 273,05 (7,42 %)', () => {
    const cost = purchaseCost(euros(300_000), 'standard', lozere);
    expect(cost).toMatchObject({
      departmentDutyCents: 1_350_000,
      levyCents: 31_995,
      feesTtcCents: 2_227_305,
    });
    expect(percent(cost)).toBe('7.42');
  });

  test('commitment to resell: 2 100,00 + 44,94, in all 6 998,04 (2,33 %)', () => {
    const cost = purchaseCost(euros(300_000), 'mdb', gironde);
    expect(cost).toMatchObject({ departmentDutyCents: 210_000, levyCents: 4494, feesTtcCents: 699_804 });
    expect(percent(cost)).toBe('2.33');
  });

  test('commitment to build: 125,00, in all 4 978,10 (1,66 %)', () => {
    const cost = purchaseCost(euros(300_000), 'build', gironde);
    expect(cost).toMatchObject({
      dutiesCents: 12_500,
      levyCents: 0,
      communeDutyCents: 0,
      feesTtcCents: 497_810,
    });
    expect(percent(cost)).toBe('1.66');
  });

  test('a rebate of 20 % brings the emoluments to 2 474,65 and shows what it took off', () => {
    const cost = purchaseCost(euros(300_000), 'standard', { ...gironde, rebateBps: 2000 });
    expect(cost).toMatchObject({ tariffCents: 279_425, rebateCents: 31_960, emolumentsCents: 247_465 });
  });
});

describe('costs of a purchase', () => {
  test('total rates are 6,3185 % at 5 %, 5,80665 % at 4,50 %, 5,09006 % at 3,80 % and 0,71498 % reduced', () => {
    const dutiesOn = (departmentCode: string, regime: PurchaseRegime): number =>
      purchaseCost(euros(100_000_000), regime, { ...gironde, departmentCode }).dutiesCents;
    expect(dutiesOn('33', 'standard')).toBe(631_850_000);
    expect(dutiesOn('48', 'standard')).toBe(580_665_000);
    expect(dutiesOn('36', 'standard')).toBe(509_006_000);
    expect(dutiesOn('33', 'mdb')).toBe(71_498_000);
  });

  test('9 000 € bear the minimum contribution of 15,00', () => {
    expect(purchaseCost(euros(9000), 'standard', gironde).csiCents).toBe(1500);
    expect(purchaseCost(euros(15_010), 'standard', gironde).csiCents).toBe(1501);
  });

  test('a new building at 200 000 € without VAT bears 1 400,00 + 29,96', () => {
    expect(purchaseCost(euros(200_000), 'new', gironde)).toMatchObject({
      departmentDutyCents: 140_000,
      levyCents: 2996,
      communeDutyCents: 0,
      dutiesCents: 142_996,
    });
  });

  test('the yield example’s 180 000 € cost 14 955,84', () => {
    expect(purchaseCost(euros(180_000), 'standard', gironde).feesTtcCents).toBe(1_495_584);
  });

  test('the golden purchase costs 9 644,35 without VAT and 846,49 of VAT, with the usual provision', () => {
    const cost = purchaseCost(cents(golden.simulationExpenseHtCents.acquisition), 'mdb', {
      departmentCode: '33',
      on,
    });
    expect(cost.feesHtCents).toBe(golden.simulationExpenseHtCents.purchase_fees);
    expect(cost.emolumentsVatCents).toBe(84_649);
    expect(cost.disbursementsCents).toBe(150_000);
  });

  test('a first-time buyer stays at 4,50 % in Gironde and at 3,80 % in Indre', () => {
    const first = { ...gironde, isFirstTimeBuyer: true };
    expect(purchaseCost(euros(300_000), 'standard', first).departmentDutyRate).toBe('0.0450');
    expect(
      purchaseCost(euros(300_000), 'standard', { ...first, departmentCode: '36' }).departmentDutyRate,
    ).toBe('0.0380');
  });

  test('the first home of a buyer changes nothing before the rates above 4,50 %', () => {
    const first = { ...gironde, on: day('2024-06-03'), isFirstTimeBuyer: true };
    expect(purchaseCost(euros(300_000), 'standard', first).departmentDutyRate).toBe('0.0450');
  });

  test('from 10 M€ the rebate may reach 40 %, and no more', () => {
    const cost = purchaseCost(euros(12_000_000), 'standard', {
      ...gironde,
      rebateBps: 2000,
      largeRebateBps: 4000,
    });
    expect(cost).toMatchObject({
      ...oraclePurchaseCost(1_200_000_000, 'standard', 500, 120_000, 2000, 4000),
    });
    // 20 % of 0,799 % on 9 900 000 and 40 % of it on 2 000 000.
    expect(cost.rebateCents).toBe(1_582_020 + 639_200);
    expect(() => purchaseCost(euros(1), 'mdb', { ...gironde, largeRebateBps: 4001 })).toThrow(
      'largeRebateBps',
    );
  });

  test('duties to pay are rounded to the euro line by line: 15 000 + 356 + 3 600', () => {
    const cost = purchaseCost(euros(300_000), 'standard', gironde);
    expect([cost.dutiesCents, cost.dutiesDueCents]).toEqual([1_895_550, 1_895_600]);
    expect(purchaseCost(euros(300_000), 'mdb', gironde).dutiesDueCents).toBe(214_500);
  });

  test('offices, shops and storage in Île-de-France bear 0,60 % more, under ordinary law alone', () => {
    const office = { ...paris, premises: 'office' } as const;
    expect(purchaseCost(euros(300_000), 'standard', office)).toMatchObject({
      idfDutyCents: 180_000,
      dutiesCents: 2_075_550,
    });
    expect(purchaseCost(euros(300_000), 'mdb', office).idfDutyCents).toBe(0);
    expect(purchaseCost(euros(300_000), 'standard', paris).idfDutyCents).toBe(0);
    const gascon = { ...gironde, premises: 'office' } as const;
    expect(purchaseCost(euros(300_000), 'standard', gascon).idfDutyCents).toBe(0);
  });

  test('a sale by lots in the Hautes-Pyrénées keeps 3,80 %, elsewhere the usual rate', () => {
    const rateIn = (departmentCode: string) =>
      purchaseCost(euros(300_000), 'standard', { ...gironde, departmentCode, isBlockSale: true })
        .departmentDutyRate;
    expect([rateIn('65'), rateIn('33')]).toEqual(['0.0380', '0.0500']);
  });

  test.each([
    ['971', 23],
    ['972', 24],
    ['973', 20],
    ['974', 36],
    ['976', 36],
  ])('in %s emoluments are raised by %i %%', (departmentCode, percentMore) => {
    const { emolumentsCents } = purchaseCost(euros(300_000), 'mdb', { ...gironde, departmentCode });
    const { emolumentsCents: own } = oraclePurchaseCost(30_000_000, 'mdb', 0, 0, 0, 0, percentMore);
    expect(emolumentsCents).toBe(own);
  });

  test('a commune of the Métropole de Lyon follows its own vote, a month after the rest of the Rhône', () => {
    const rateOf = (inseeCode: string, day_: string) =>
      purchaseCost(euros(300_000), 'standard', {
        ...gironde,
        departmentCode: '69',
        inseeCode,
        on: day(day_),
      }).departmentDutyRate;
    expect([rateOf('69123', '2025-04-30'), rateOf('69264', '2025-04-30')]).toEqual(['0.0450', '0.0500']);
    expect(rateOf('69123', '2025-05-01')).toBe('0.0500');
    expect(() => rateOf('33063', '2025-05-01')).toThrow('inseeCode');
  });

  test.each([
    ['27', '2026-04-15', 'mercredi 15 avril 2026', 'Eure (27)', 'unknown'],
    ['976', '2026-03-01', 'dimanche 1er mars 2026', 'Mayotte (976)', 'unknown'],
    ['75', '2028-04-01', 'samedi 1er avril 2028', 'Paris (75)', 'expired'],
  ])(
    'where the rate of %s is not known the refusal names day and department',
    (code, on_, problem, name, reason) => {
      const tariffGoesOn = deedParameters.map(({ validTo, ...row }) => ({
        ...row,
        ...(row.key === departmentDutyKey && validTo !== undefined && { validTo }),
      }));
      const options = {
        ...gironde,
        departmentCode: code,
        on: day(on_),
        parameters: [...tariffGoesOn, ...vatParameters],
      };
      expect(() => purchaseCost(euros(300_000), 'standard', options)).toThrow(UnknownDepartmentDutyError);
      expect(() => purchaseCost(euros(300_000), 'standard', options)).toThrow(problem);
      expect(() => purchaseCost(euros(300_000), 'standard', options)).toThrow(name);
      expect(() => purchaseCost(euros(300_000), 'standard', options)).toThrow(
        expect.objectContaining({ reason }),
      );
      expect(purchaseCost(euros(300_000), 'mdb', options).feesTtcCents).toBeGreaterThan(0);
    },
  );

  test('a rate of the simulation replaces the department’s', () => {
    const cost = purchaseCost(euros(300_000), 'standard', { ...gironde, departmentRate: rate('0.0380') });
    expect(cost.dutiesCents).toBe(1_527_018);
  });

  test('a plot of 300 € bears emoluments of 90 €, above a tenth of its price', () => {
    expect(purchaseCost(euros(300), 'standard', gironde)).toMatchObject({
      tariffCents: 1161,
      emolumentsCents: 9000,
    });
  });

  test('overseas, the VAT on emoluments is that of the department', () => {
    const vatIn = (departmentCode: string): number =>
      purchaseCost(euros(300_000), 'mdb', { ...gironde, departmentCode }).emolumentsVatCents;
    expect(vatIn('974')).toBe(32_302);
    expect(vatIn('973')).toBe(0);
  });

  test('the figures in force are handed on, each once, with their source', () => {
    const { parameters } = purchaseCost(euros(300_000), 'standard', gironde);
    const keys = parameters.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(parameters.find(({ key }) => key === 'deed.duty.department')).toMatchObject({
      value: '0.0500',
      departmentCode: '33',
      source: expect.stringContaining('2025'),
    });
  });

  test('each regime of an operation has its duties', () => {
    expect(purchaseRegimeOf('vat')).toBe('new');
    expect(purchaseRegimeOf('mdb')).toBe('mdb');
  });

  test.each([
    ['priceCents', () => purchaseCost(cents(-1), 'standard', gironde)],
    [
      'disbursementsCents',
      () => purchaseCost(cents(1), 'mdb', { ...gironde, disbursementsCents: cents(-1) }),
    ],
    [
      'emolumentBaseCents',
      () => purchaseCost(cents(1), 'mdb', { ...gironde, emolumentBaseCents: cents(-1) }),
    ],
    ['rebateBps', () => purchaseCost(cents(1), 'mdb', { ...gironde, rebateBps: 2001 })],
    ['rebateBps', () => purchaseCost(cents(1), 'mdb', { ...gironde, rebateBps: Number.NaN })],
    [
      'departmentRate',
      () => purchaseCost(cents(1), 'standard', { ...gironde, departmentRate: rate('-0.01') }),
    ],
    [
      'departmentRate',
      () => purchaseCost(cents(1), 'standard', { ...gironde, departmentRate: rate('1.01') }),
    ],
  ])('a %s that no form lets through is refused by name', (input, refused) => {
    expect(refused).toThrow(InvalidInputError);
    expect(refused).toThrow(input);
  });

  test.each([
    ['after the tariff ends', { ...gironde, on: day('2028-03-01') }, 'deed.emoluments.sale.bands', 'expired'],
    ['before the first deed', { ...gironde, on: day('2020-12-31') }, 'deed.emoluments.sale.bands', 'not_yet'],
    ['in Polynesia', { ...gironde, departmentCode: '987' }, 'deed.duty.department', 'missing'],
    [
      'in a department that does not exist',
      { ...gironde, departmentCode: '00' },
      'deed.duty.department',
      'missing',
    ],
  ])('%s nothing is guessed', (_, options, key, reason) => {
    let error: unknown;
    try {
      purchaseCost(euros(300_000), 'standard', options);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(LegalParameterError);
    expect(error).toMatchObject({ key, reason });
  });
});

const price = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000_000 }),
  fc.integer({ min: 0, max: 50_000_000 }),
  fc.constantFrom(0, 1, 650_000, 1_700_000, 6_000_000, 10_000_000, 1_000_000_000_000),
);
const regime = fc.constantFrom(...purchaseRegimes);
const place = fc.constantFrom(
  ['33', 500] as const,
  ['48', 450] as const,
  ['36', 380] as const,
  ['75', 500] as const,
);

describe('for any price, regime and department', () => {
  test('each line is that of a second calculation, to the cent', () => {
    fc.assert(
      fc.property(
        price,
        regime,
        place,
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.option(fc.integer({ min: 0, max: 4000 }), { nil: undefined }),
        (priceCents, of, [departmentCode, departmentBps], advances, rebateBps, largeRebateBps) => {
          const cost = purchaseCost(cents(priceCents), of, {
            departmentCode,
            on,
            disbursementsCents: cents(advances),
            rebateBps,
            ...(largeRebateBps !== undefined && { largeRebateBps }),
          });
          expect(cost).toMatchObject({
            ...oraclePurchaseCost(priceCents, of, departmentBps, advances, rebateBps, largeRebateBps),
          });
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('lines add up to the total, which never falls when the price rises', () => {
    fc.assert(
      fc.property(price, price, regime, place, (a, b, of, [departmentCode]) => {
        const at = (priceCents: number) =>
          purchaseCost(cents(priceCents), of, { ...gironde, departmentCode });
        const [low, high] = [at(Math.min(a, b)), at(Math.max(a, b))];
        const { emolumentsCents, emolumentsVatCents, departmentDutyCents, levyCents, communeDutyCents } =
          high;
        expect(high.feesTtcCents).toBe(
          sumCents([
            emolumentsCents,
            emolumentsVatCents,
            departmentDutyCents,
            levyCents,
            communeDutyCents,
            high.csiCents,
            high.disbursementsCents,
          ]),
        );
        expect(low.feesTtcCents).toBeLessThanOrEqual(high.feesTtcCents);
        expect(low.ratio === null).toBe(low.priceCents === 0);
      }),
      { numRuns: 1000 },
    );
  });
});
