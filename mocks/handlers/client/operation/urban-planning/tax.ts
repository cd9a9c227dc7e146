import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { ileDeFrance } from '#domain/legal/ile-de-france.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { isIn } from '#domain/states/is-in.ts';
import { archaeologyChargeCalculation } from '#domain/taxes/archaeology-charge-calculation.ts';
import { archaeologyCharge } from '#domain/taxes/archaeology-charge.ts';
import { developmentTaxCalculation } from '#domain/taxes/development-tax-calculation.ts';
import { developmentTax, type DevelopmentTax } from '#domain/taxes/development-tax.ts';
import type { Day } from '#domain/time/day.ts';
import type { UrbanPlanning } from '#mocks/db/schema/index.ts';
import { shownExplanation } from '#mocks/server/explained.ts';

type Estimate = Pick<UrbanPlanningProps, 'tax' | 'taxProblem'>;
type Tax = NonNullable<Estimate['tax']>;

/** The development tax by the rules of the place, or what is missing to estimate it. */
export function taxOf(zone: UrbanPlanning | undefined, departmentCode: string, on: Day): Estimate {
  if (zone === undefined || zone.taxedAreas.length === 0) return { tax: null, taxProblem: 'areas' };
  const { communeBps, departmentBps } = zone;
  if (communeBps === null || departmentBps === null) return { tax: null, taxProblem: 'rates' };
  try {
    const tax = developmentTax({
      areas: zone.taxedAreas.map(({ areaM2, use }) => ({ areaM2, isMainHome: use === 'main_home' })),
      departmentCode,
      on,
      communeBps,
      departmentBps,
      regionBps: zone.regionBps ?? 0,
      exemptBps: zone.exemptBps ?? 0,
    });
    const archaeology = archaeologyOf(zone, departmentCode, on);
    return { tax: { ...shown(tax, on, isIleDeFrance(departmentCode)), archaeology }, taxProblem: null };
  } catch (error) {
    if (!(error instanceof LegalParameterError)) throw error;
    return { tax: null, taxProblem: 'year' };
  }
}

export const isIleDeFrance = (departmentCode: string): boolean => isIn(ileDeFrance, departmentCode);

function archaeologyOf({ taxedAreas }: UrbanPlanning, departmentCode: string, on: Day): Tax['archaeology'] {
  try {
    const charge = archaeologyCharge({
      areas: taxedAreas.map(({ areaM2, use, ground }) => ({
        areaM2,
        isMainHome: use === 'main_home',
        affectsGround: ground !== 'untouched',
      })),
      departmentCode,
      on,
    });
    const explanation = shownExplanation(explainWith(archaeologyChargeCalculation, charge, 'total'));
    return { cents: charge.totalCents, explanation };
  } catch (error) {
    if (!(error instanceof LegalParameterError)) throw error;
    return null;
  }
}

function shown(tax: DevelopmentTax, on: Day, hasRegion: boolean): Omit<Tax, 'archaeology'> {
  const share = (key: 'total' | 'commune' | 'department' | 'region') => {
    const explanation = shownExplanation(explainWith(developmentTaxCalculation, tax, key));
    return { cents: tax[`${key}Cents`], explanation };
  };
  return {
    on,
    areaM2: tax.areaM2,
    valuePerM2Cents: tax.valuePerM2Cents,
    total: share('total'),
    commune: share('commune'),
    department: share('department'),
    region: hasRegion || tax.regionBps > 0 ? share('region') : null,
  };
}
