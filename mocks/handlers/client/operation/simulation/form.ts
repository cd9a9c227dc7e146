import { eq } from 'drizzle-orm';
import type { Conflict } from '#contracts/conflict.ts';
import { simulationFormPage } from '#contracts/client/operation/simulation/form.ts';
import { simulationFields } from '#contracts/client/operation/simulation/payload.ts';
import { isLiveLoan } from '#domain/loan/loan-states.ts';
import { studyLoanOf } from '#domain/simulation/study/study-loans.ts';
import { describeFields } from '#contracts/record-form.ts';
import { projects } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { todayOf } from '../financing/record.ts';
import { drawdownOf, knownLoans } from '../financing/known-loans.ts';
import { currentLots } from './current-lots.ts';
import { figuresOf, placeOfStudy } from './figures.ts';
import { rightsOf } from './list.ts';
import { templateRows } from '../../expense-template/record.ts';
import { paymentPlansFor } from './payment-plans.ts';
import { postingChoices } from './postings.ts';
import { simulationPart } from './record.ts';
import { headOf } from '../scope.ts';

const facts = describeFields(simulationFields);

/** One simulation: everything that is typed into it, what came of it, and the lots as they are now. */
export const editHandler = clientPage(simulationFormPage, async (context, query) => {
  const { operation, simulation } = await simulationPart.ofRoute(context);
  const rights = rightsOf(context);
  const { validatedAt, engineVersion } = simulation;
  const { paymentPlans: _kept, ...study } = simulation.study;
  const canSave = rights.update && simulation.status === 'draft';
  return {
    operation: { ...headOf(operation), kind: operation.kind },
    form: {
      record: { id: simulation.id, version: simulation.version, label: simulation.name },
      values: {
        ...study,
        otherLoans: study.otherLoans ?? [],
        name: simulation.name,
        scenario: simulation.scenario,
      },
      fields: facts,
      conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: {
        save: canSave,
        delete: rights.delete && simulation.status === 'draft',
      },
    },
    tab: query.tab,
    head: {
      status: simulation.status,
      isActive: operation.activeSimulationId === simulation.id,
      project: await projectName(context, simulation.projectId),
      updatedAt: simulation.updatedAt.toISOString(),
      validated: validatedAt === null ? null : { at: validatedAt.toISOString(), engine: engineVersion ?? '' },
    },
    figures: figuresOf(simulation, placeOfStudy(operation)),
    place: placeOfStudy(operation),
    choices: await postingChoices(context, simulation.study, canSave),
    templates: rights.update ? await templateRows(context) : [],
    paymentPlans: await paymentPlansFor(context, simulation.study, canSave),
    financingLoans: await financingLoans(context, operation.id),
    currentLots: await currentLots(context, operation.id),
    today: parisDay(context.deps.clock.businessNow()),
    can: rights,
  };
});

/** The loans of the financing that count among its means; none for whoever may not see them. */
async function financingLoans(context: ClientContext, operationId: string) {
  if (!canNow(context, 'financing.list')) return [];
  const known = await knownLoans(context.db, [operationId], todayOf(context));
  return known
    .filter(({ loan }) => isLiveLoan(loan.status))
    .map(({ loan, terms, drawdowns }) => studyLoanOf(loan.label, terms, drawdowns.map(drawdownOf)));
}

async function projectName({ db }: ClientContext, projectId: string | null) {
  if (projectId === null) return null;
  const [row] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row ?? null;
}
