import type { PaymentTemplate } from '../../calls/payment-template.ts';
import { templateOfFields } from '../../calls/template-fields.ts';
import { cents } from '../../money/cents.ts';
import { rateOfBps } from '../../money/rate.ts';
import { addMonths, day, month, type Month } from '../../time/day.ts';
import type { ExpenseLine } from '../expense-line.ts';
import type { PlannedReceipt, RevenueLine, SimulationInput, WorksPlan } from '../input.ts';
import {
  lineGroupNames,
  milestoneFields,
  studyPriceCents,
  type LineGroup,
  type Study,
  type StudyLine,
  type StudyLot,
  type StudyPlace,
  type StudyPlan,
  type StudyReceipt,
  type StudyRevenue,
} from './study.ts';
import { loansOfStudy, simulatedLoan } from './study-loans.ts';

/** Names a line of a study in the results: `worksLines.2`. */
export const lineId = (group: LineGroup, index: number): string => `${group}.${index}`;

/**
 * What the engine calculates with, of what a person typed: amounts that are not said count as 0, sales without a month
 * fall into the last one.
 *
 * @throws InvalidInputError for a month or day that the calendar has not
 */
export function studyInput(study: Study, place: StudyPlace): SimulationInput {
  const startMonth = month(study.startMonth);
  const purchaseOn = day(study.purchaseOn);
  const lastMonth = addMonths(startMonth, study.durationMonths - 1);
  const templates = templatesOf(place.paymentPlans ?? study.paymentPlans ?? []);
  return {
    startMonth,
    durationMonths: study.durationMonths,
    vatRegime: study.vatRegime,
    acquisitionRegime: study.acquisitionRegime,
    departmentCode: place.departmentCode,
    inseeCode: place.inseeCode,
    premises: place.premises ?? null,
    premisesShare: place.premisesShare ?? null,
    purchaseOn,
    purchasePriceCents: cents(study.purchasePriceCents),
    departmentDutyRate: study.departmentDutyBps === null ? null : rateOfBps(study.departmentDutyBps),
    disbursementsCents: study.disbursementsCents === null ? null : cents(study.disbursementsCents),
    equityCents: cents(study.equityCents),
    equityInjections: injectionsOf(study, startMonth),
    loans: loansOfStudy(study, '').map((loan) => simulatedLoan(loan, study.purchaseOn)),
    assumedLoan: null,
    completionGuarantee:
      study.guaranteeSetupCents === null && study.guaranteeBps === null
        ? null
        : { setupCents: cents(study.guaranteeSetupCents ?? 0), rate: rateOfBps(study.guaranteeBps ?? 0) },
    corporateTax: study.corporateTax,
    vatDueOn: study.vatDueOn,
    discountRate: rateOfBps(study.discountBps),
    targetMarginRate: rateOfBps(study.targetMarginBps),
    works: worksOf(study),
    milestones: Object.fromEntries(
      Object.entries(milestoneFields).flatMap(([milestone, field]) => {
        const on = study[field];
        return on === null ? [] : [[milestone, day(on)]];
      }),
    ),
    lots: study.lots.map(({ ref, type, saleMode, vatMode, tantiemes, areaM2 }) => ({
      ref,
      type,
      saleMode,
      vatMode,
      tantiemes,
      areaM2,
    })),
    expenses: lineGroupNames.flatMap((group) =>
      study[group].map((line, index) => expenseOf(line, lineId(group, index))),
    ),
    revenues: [
      ...study.lots.map((lot) => saleOf(lot, lastMonth, templates.get(lot.paymentTemplateId ?? ''))),
      ...study.otherRevenues.map((revenue) => otherOf(revenue, lastMonth)),
    ],
  };
}

const planned = (receipts: readonly StudyReceipt[]): PlannedReceipt[] =>
  receipts.map((receipt) => ({ month: month(receipt.month), cents: cents(receipt.cents) }));

/** The equity of a study by month, all of it in the first one where nothing else is said; empty without any. */
export function equityOfStudy(
  study: Pick<Study, 'equityCents' | 'injections' | 'startMonth'>,
): readonly PlannedReceipt[] {
  const startMonth = month(study.startMonth);
  if (study.injections.length > 0) return injectionsOf(study, startMonth);
  return study.equityCents > 0 ? [{ month: startMonth, cents: cents(study.equityCents) }] : [];
}

/** The rest of the equity comes in the first month. */
function injectionsOf(
  { equityCents, injections }: Pick<Study, 'equityCents' | 'injections'>,
  startMonth: Month,
): readonly PlannedReceipt[] {
  if (injections.length === 0) return [];
  const known = planned(injections);
  const left = equityCents - known.reduce((sum, injection) => sum + injection.cents, 0);
  return left <= 0 ? known : [{ month: startMonth, cents: cents(left) }, ...known];
}

function worksOf(study: Study): WorksPlan | null {
  const { worksStartMonth, situations } = study;
  const shared = {
    paymentDelayMonths: study.worksDelayMonths,
    retentionBps: study.retentionBps,
    receptionMonth: study.receptionMonth === null ? null : month(study.receptionMonth),
  };
  if (situations.length > 0) {
    const known = situations.map((situation) => ({
      month: month(situation.month),
      htCents: cents(situation.cents),
    }));
    return { ...shared, progress: { kind: 'situations', situations: known } };
  }
  if (worksStartMonth === null) return null;
  const { worksMonths: months, worksCurve: curve } = study;
  return { ...shared, progress: { kind: 'spread', startMonth: month(worksStartMonth), months, curve } };
}

function expenseOf(line: StudyLine, id: string): ExpenseLine {
  const { category, label, basis, vatRateBps, isAuto } = line;
  const isPart = basis.startsWith('pct_');
  const scale = isPart ? 10_000 : 100;
  const value = line.value ?? 0;
  return {
    id,
    category,
    label,
    basis,
    // Whole hundredths, so that the text is exact.
    baseValue: (value / scale).toFixed(isPart ? 4 : 2),
    vatRateBps,
    isVatRecoverable: line.recovery === 'regime' ? null : line.recovery === 'yes',
    schedule: {
      kind: line.schedule,
      month: line.month === null ? null : month(line.month),
      months: line.months,
      curve: line.curve,
    },
    isAuto,
  };
}

/** The schedules that lots may follow, each once: lots of one schedule have the months of their calls in common. */
const templatesOf = (plans: readonly StudyPlan[]): ReadonlyMap<string, PaymentTemplate> =>
  new Map(
    plans.map(({ id, ...fields }) => [
      id,
      templateOfFields({ ...fields, penaltyKind: 'none', penaltyRateBps: null }),
    ]),
  );

/** A schedule made for another way of sale leaves the legal one. */
function saleOf(lot: StudyLot, lastMonth: Month, template: PaymentTemplate | undefined): RevenueLine {
  const priceTtcCents = cents(studyPriceCents(lot) ?? 0);
  const isSplit = lot.saleMode === 'vir';
  const sum = lot.receipts.reduce((total, receipt) => total + receipt.cents, 0);
  return {
    kind: 'lot',
    lotRef: lot.ref,
    label: lot.ref,
    priceTtcCents,
    existingPriceCents: isSplit ? cents(lot.existingPriceCents ?? 0) : null,
    worksPriceCents: isSplit ? cents(lot.worksPriceCents ?? 0) : null,
    deedMonth: lot.deedMonth === null ? lastMonth : month(lot.deedMonth),
    probabilityBps: lot.probabilityBps,
    paymentTemplate: template?.regime === lot.saleMode ? template : null,
    receipts: lot.receipts.length > 0 && sum === priceTtcCents ? planned(lot.receipts) : null,
  };
}

function otherOf(revenue: StudyRevenue, lastMonth: Month): RevenueLine {
  return {
    kind: revenue.kind,
    label: revenue.label,
    priceTtcCents: cents(revenue.priceTtcCents ?? 0),
    vatRateBps: revenue.vatRateBps,
    deedMonth: revenue.month === null ? lastMonth : month(revenue.month),
    probabilityBps: revenue.probabilityBps,
    receipts: null,
  };
}
