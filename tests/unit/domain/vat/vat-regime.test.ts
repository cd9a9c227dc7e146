import { describe, expect, it } from 'vitest';
import { explainWith } from '#domain/explain/calculation.ts';
import { worksVatCalculation } from '#domain/vat/works-vat-calculation.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { day } from '#domain/time/day.ts';
import { renewalGrounds, type RenewedShares } from '#domain/vat/renewal.ts';
import { decideVatRegime, isCompletedOver5Years, type ResaleFacts } from '#domain/vat/vat-regime.ts';
import { worksVat } from '#domain/vat/works-vat.ts';

const context = { on: day('2026-11-20') };
const oldBuilding: ResaleFacts = {
  property: 'building',
  boughtAs: 'building',
  isCompletedOver5Years: true,
  renewal: null,
  hasOption: false,
  purchaseGaveDeduction: false,
};
const plot: ResaleFacts = { ...oldBuilding, property: 'building_land', boughtAs: 'land' };
const light: RenewedShares = {
  foundationsBps: 0,
  structureBps: 0,
  facadeBps: 0,
  secondaryBps: { floors: 0, windows: 0, partitions: 0, plumbing: 0, electricity: 0, heating: 0 },
};
const decide = (facts: ResaleFacts) => {
  const { mode, reasons } = decideVatRegime(facts, context);
  return [mode, ...reasons.map(({ code }) => code)];
};

describe('VAT regime of a resale', () => {
  it('exempts a building over five years old unless the deed opts', () => {
    expect(decide(oldBuilding)).toEqual(['exempt', 'old_building']);
    expect(decideVatRegime(oldBuilding, context)).toMatchObject({
      canOpt: true,
      isByOption: false,
      isSupplierVatDeductible: false,
    });
  });

  it('taxes the margin by option when the purchase gave no deduction', () => {
    expect(decide({ ...oldBuilding, hasOption: true })).toEqual([
      'margin',
      'old_building',
      'option',
      'no_deduction',
    ]);
  });

  it('taxes the whole price by option when the purchase gave a deduction', () => {
    expect(decide({ ...oldBuilding, hasOption: true, purchaseGaveDeduction: true })[0]).toBe('total');
  });

  it('taxes the whole price of a new building, option or not', () => {
    const facts = { ...oldBuilding, isCompletedOver5Years: false };
    expect(decide(facts)).toEqual(['total', 'new_building']);
    expect(decide({ ...facts, hasOption: true })).toEqual(['total', 'new_building']);
  });

  it('counts a building as new five years to the day after its completion, and old the day after', () => {
    expect(isCompletedOver5Years(day('2021-11-20'), context)).toBe(false);
    expect(isCompletedOver5Years(day('2021-11-19'), context)).toBe(true);
  });

  it('taxes the whole price of an old building that works make new', () => {
    expect(decide({ ...oldBuilding, renewal: { ...light, structureBps: 5_001 } })).toEqual([
      'total',
      'new_by_works',
    ]);
    expect(decide({ ...oldBuilding, renewal: { ...light, structureBps: 5_000 } })).toEqual([
      'exempt',
      'old_building',
    ]);
  });

  it('needs two thirds of each of the six fixtures, not of most', () => {
    const all = {
      floors: 6_667,
      windows: 6_667,
      partitions: 6_667,
      plumbing: 6_667,
      electricity: 6_667,
      heating: 6_667,
    };
    expect(renewalGrounds({ ...light, secondaryBps: all }, context)).toEqual(['secondary']);
    expect(renewalGrounds({ ...light, secondaryBps: { ...all, heating: 6_666 } }, context)).toEqual([]);
    expect(renewalGrounds({ ...light, foundationsBps: 10_000, facadeBps: 10_000 }, context)).toEqual([
      'foundations',
      'facade',
    ]);
  });

  it('refuses shares of renewal beyond the whole', () => {
    expect(() => renewalGrounds({ ...light, facadeBps: 10_001 }, context)).toThrow(InvalidInputError);
  });

  it('taxes the margin of building land bought as land without deduction', () => {
    expect(decide(plot)).toEqual(['margin', 'land_bought_as_land', 'no_deduction']);
    expect(decide({ ...plot, purchaseGaveDeduction: true })[0]).toBe('total');
  });

  it('taxes the whole price of land that comes from a demolished building', () => {
    expect(decide({ ...plot, boughtAs: 'building' })).toEqual(['total', 'land_from_demolition']);
  });

  it('exempts other land, and taxes it by option', () => {
    const land: ResaleFacts = { ...plot, property: 'other_land' };
    expect(decide(land)).toEqual(['exempt', 'other_land']);
    expect(decide({ ...land, hasOption: true })[0]).toBe('margin');
    expect(decide({ ...land, hasOption: true, boughtAs: 'building' })).toContain('not_same_property');
  });

  it('gives every reason in two languages with its article', () => {
    for (const hasOption of [true, false]) {
      for (const property of ['building', 'building_land', 'other_land'] as const) {
        const { reasons } = decideVatRegime({ ...oldBuilding, property, hasOption }, context);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { article, text } of reasons) {
          expect(article).toMatch(/^CGI, art\. /);
          expect(text.fr).not.toBe(text.en);
        }
      }
    }
  });
});

describe('rate of works', () => {
  const home = {
    isHousing: true,
    completedOn: day('1920-01-01'),
    makeItNew: false,
    isEnergyRenovation: false,
  };

  it('is 10 % on housing over two years old, 5.5 % for its energy renovation, 20 % otherwise', () => {
    expect(worksVat(home, context).rate).toBe('0.10');
    expect(worksVat({ ...home, isEnergyRenovation: true }, context).rate).toBe('0.055');
    expect(worksVat({ ...home, makeItNew: true }, context).rate).toBe('0.20');
    expect(worksVat({ ...home, isHousing: false }, context).rate).toBe('0.20');
    expect(worksVat({ ...home, completedOn: day('2024-11-20') }, context).rate).toBe('0.20');
    expect(worksVat({ ...home, completedOn: null }, context).rate).toBe('0.20');
  });

  it('is the standard one as soon as more than a tenth is added to the floor area', () => {
    expect(worksVat({ ...home, addedAreaBps: 1_000 }, context).rate).toBe('0.10');
    expect(worksVat({ ...home, addedAreaBps: 1_001 }, context).rate).toBe('0.20');
    expect(() => worksVat({ ...home, addedAreaBps: -1 }, context)).toThrow('addedAreaBps');
  });

  it('tells the figures that decided it: the rate, the years since completion, the share that may be added', () => {
    const keys = worksVat(home, context).parameters.map(({ key }) => key);
    expect(keys).toEqual(['vat.rate.works.improvement', 'vat.works.housing_years', 'vat.works.area_share']);
  });

  it('is marked as to be reviewed overseas, where no text was read', () => {
    const flagged = (departmentCode: string) =>
      explainWith(worksVatCalculation, worksVat(home, { ...context, departmentCode }), 'rate').isUnverified;
    expect([flagged('33'), flagged('974')]).toEqual([false, true]);
  });
});
