import { and, eq, isNull } from 'drizzle-orm';
import {
  duplicateSimulation,
  storeSimulation,
  updateSimulation,
} from '#contracts/client/operation/simulation/payload.ts';
import { projectTotals } from '#domain/project/totals.ts';
import {
  expensesOfModel,
  modelOf,
  withWorksCost,
  type ModelMonths,
} from '#domain/simulation/study/expense-models.ts';
import { expensesOfTemplate } from '#domain/simulation/study/expense-templates.ts';
import { withPricesMoved } from '#domain/simulation/study/study-facts.ts';
import { syncLots } from '#domain/simulation/study/sync-lots.ts';
import type { LineGroup, Scenario, Study, StudyLine } from '#domain/simulation/study/study.ts';
import { monthNumber } from '#domain/simulation/timeline.ts';
import { addMonths, month } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { projects, type ExpenseTemplate, type Operation, type Project } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { expenseTemplate } from '../../expense-template/record.ts';
import { operationOfRoute } from '../scope.ts';
import { currentLots } from './current-lots.ts';
import { keptPlans } from './payment-plans.ts';
import { knownPostings, refuseUnknownPostings } from './postings.ts';
import { simulationPart } from './record.ts';
import { simulationRoutes } from './steps.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, simulationMessages);

/** How long a study of an operation usually runs, in months, and how long the works. */
const usualMonths = 18;
const usualWorksMonths = 9;
/** Between the works and the end. */
const salesMonths = 6;
const mostMonths = 120;

/** When works are done, and how long the study runs for them: as the project says, else as usual. */
function courseOf(startMonth: string, project: Project | null) {
  const planned = project?.worksStartOn?.slice(0, 7) ?? startMonth;
  // Works that began before the purchase are not of this study.
  const worksStartMonth = planned < startMonth ? startMonth : planned;
  const worksMonths = Math.max(1, project?.worksMonths ?? usualWorksMonths);
  const before = monthNumber(month(worksStartMonth)) - monthNumber(month(startMonth));
  const needed = before + worksMonths + salesMonths;
  return {
    worksStartMonth,
    worksMonths,
    durationMonths: Math.min(mostMonths, Math.max(usualMonths, needed)),
  };
}

export interface NewStudy {
  readonly name: string;
  readonly scenario: Scenario;
  readonly projectId: string | null;
  readonly study: Study;
  readonly action: 'create' | 'duplicate';
}

/** Keeps a new draft, and returns its identifier. */
export function createStudy(context: ClientContext, operation: Operation, given: NewStudy): Promise<string> {
  const { action, ...columns } = given;
  const changes = { name: { from: null, to: given.name } };
  return simulationPart.create(context, operation, { action, columns, changes });
}

async function insert(context: ClientContext, operation: Operation, given: NewStudy) {
  const { action } = given;
  const id = await createStudy(context, operation, given);
  const text = action === 'create' ? texts(context).created : texts(context).duplicated;
  return redirect(edit({ operation: operation.id, simulation: id }), { type: 'success', text });
}

/** Begins a simulation: the operation's regimes, price and lots, and the expenses of a template or of its kind. */
export const storeHandler = clientAction(storeSimulation, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    const { templateId, ...given } = payload;
    const project = await chosenProject(context, operation, payload.projectId);
    const template = templateId === null ? null : await chosenTemplate(context, templateId);
    const study = await firstStudy(context, operation, { template, project });
    return insert(context, operation, { ...given, study, action: 'create' });
  },
});

/** Changes a draft. */
export const updateHandler = clientAction(updateSimulation, {
  find: simulationPart.ofRoute,
  act: async (context, { version, name, scenario, ...study }, found) => {
    const { operation, simulation } = found;
    // Told first: somebody else may have validated it meanwhile.
    await simulationPart.checkVersion(context, found, version, ['name', 'scenario', 'study']);
    await simulationRoutes.judge(context, found, 'edit');
    await refuseUnknownPostings(context, study, simulation.study);
    const paymentPlans = await keptPlans(context, study.lots, simulation.study);
    await simulationPart.change(context, found, {
      action: 'update',
      version,
      columns: { name, scenario, study: { ...study, paymentPlans } },
      ...(name !== simulation.name && { changes: { name: { from: simulation.name, to: name } } }),
    });
    const to = edit({ operation: operation.id, simulation: simulation.id });
    return redirect(to, { type: 'success', text: texts(context).updated });
  },
});

/** A draft with the same content, for another scenario. */
export const duplicateHandler = clientAction(duplicateSimulation, {
  find: simulationPart.ofRoute,
  act: (context, { name, scenario, priceBps }, { operation, simulation }) => {
    const { projectId } = simulation;
    const study = withPricesMoved(simulation.study, priceBps);
    return insert(context, operation, { name, scenario, projectId, study, action: 'duplicate' });
  },
});

/** A project of the operation; null where none is named. @throws ValidationFailure where there is none of that name */
async function chosenProject(
  { db, locale }: ClientContext,
  operation: Operation,
  projectId: string | null,
): Promise<Project | null> {
  if (projectId === null) return null;
  const isThere = and(
    eq(projects.id, projectId),
    eq(projects.operationId, operation.id),
    isNull(projects.deletedAt),
  );
  const [row] = await db.select().from(projects).where(isThere);
  if (!row) throw new ValidationFailure({ projectId: validationText(locale, 'unknownRecord') });
  return row;
}

/** A template of the company. @throws ValidationFailure where there is none */
async function chosenTemplate(context: ClientContext, id: string): Promise<ExpenseTemplate> {
  const template = await expenseTemplate.find(context.db, id);
  if (template !== null) return template;
  throw new ValidationFailure({ templateId: validationText(context.locale, 'unknownRecord') });
}

/** The expenses that a study begins with: those of a template, or the usual ones of its kind. */
async function firstExpenses(
  context: ClientContext,
  { kind }: Operation,
  template: ExpenseTemplate | null,
  months: ModelMonths,
): Promise<Record<LineGroup, StudyLine[]>> {
  const { category: nameOf } = texts(context).choices;
  if (template === null) return expensesOfModel(modelOf(kind), months, (category) => nameOf[category]);
  const isKnown = await knownPostings(context);
  return expensesOfTemplate(template.lines, months, isKnown);
}

interface FirstChoices {
  readonly template?: ExpenseTemplate | null;
  /** Its works and their months are taken over. */
  readonly project?: Project | null;
}

/** What a study of an operation begins with: its regimes, price and lots, expenses, and the works of a project. */
export async function firstStudy(
  context: ClientContext,
  operation: Operation,
  { template = null, project = null }: FirstChoices = {},
): Promise<Study> {
  const today = parisDay(context.deps.clock.businessNow());
  const purchaseOn = operation.acquiredOn ?? operation.targetDeedOn ?? today;
  const startMonth = purchaseOn.slice(0, 7);
  const course = courseOf(startMonth, project);
  const months = { startMonth, durationMonths: course.durationMonths };
  return {
    ...months,
    vatRegime: operation.vatRegime,
    acquisitionRegime: operation.acquisitionRegime,
    purchaseOn,
    purchasePriceCents:
      operation.purchasePriceCents ?? operation.offeredPriceCents ?? operation.askingPriceCents ?? 0,
    departmentDutyBps: null,
    disbursementsCents: 150_000,
    equityCents: 0,
    injections: [],
    corporateTax: 'is_sme',
    vatDueOn: null,
    discountBps: 800,
    targetMarginBps: 1200,
    guaranteeSetupCents: null,
    guaranteeBps: null,
    worksStartMonth: course.worksStartMonth,
    worksMonths: course.worksMonths,
    worksCurve: 's_curve',
    worksDelayMonths: 1,
    retentionBps: 500,
    receptionMonth: null,
    situations: [],
    foundationsOn: null,
    watertightOn: null,
    halfWorksOn: null,
    completionOn: null,
    deliveryOn: null,
    loanAmountCents: null,
    loanBps: 450,
    loanMonths: 24,
    loanFileFeeCents: null,
    loanGuaranteeFeeCents: null,
    loanCommitmentBps: 0,
    loanSweepBps: 10_000,
    loanSignedOn: null,
    loanAvailabilityEndOn: null,
    draws: [],
    otherLoans: [],
    ...withWorksCost(
      await firstExpenses(context, operation, template, months),
      projectTotals(project?.rows ?? []).all.worksCents,
    ),
    // Sales in the last months, until somebody says better.
    lots: syncLots(
      [],
      await currentLots(context, operation.id),
      addMonths(month(startMonth), course.durationMonths - 2),
    ),
    otherRevenues: [],
  };
}
