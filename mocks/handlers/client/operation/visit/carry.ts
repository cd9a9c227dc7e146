import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { maxLines } from '#contracts/client/operation/simulation/payload.ts';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { carryVisit } from '#contracts/client/operation/visit/payload.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import {
  linesOfCost,
  visitCostKinds,
  visitCostsIn,
  withVisitCosts,
  type VisitCost,
  type VisitCostKind,
} from '#domain/simulation/study/visit-costs.ts';
import { edit } from '#generated/routes/client/operation/simulation.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { simulations, visitFindings, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { simulationPart, type FoundSimulation } from '../simulation/record.ts';
import { createStudy, firstStudy } from '../simulation/save.ts';
import { visitLabel, visitPart, type FoundVisit } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, visitMessages).carry;
/** As long as the name of a simulation may be. */
const maxNameLength = 80;

type Target = FoundSimulation['simulation'];

/** The studies of an operation that can take estimates of a visit, with what they took of it. */
export async function studyChoices(
  { db }: ClientContext,
  operation: Operation,
  visitId: string,
): Promise<VisitFormProps['choices']['simulations']> {
  const rows = await db
    .select({
      id: simulations.id,
      name: simulations.name,
      status: simulations.status,
      study: simulations.study,
    })
    .from(simulations)
    .where(
      and(
        eq(simulations.operationId, operation.id),
        ne(simulations.status, 'archived'),
        isNull(simulations.deletedAt),
      ),
    )
    // Drafts take the estimates themselves.
    .orderBy(asc(simulations.status), asc(simulations.name), asc(simulations.id));
  return rows.map(({ id, name, status, study }) => ({
    id,
    name,
    isDraft: status === 'draft',
    carriedCents: visitCostsIn(study, visitId),
  }));
}

/** Takes estimates of a visit into a study: a draft, a copy of a validated one, or one that begins with them. */
export const carryHandler = clientAction(carryVisit, {
  find: visitPart.ofRoute,
  act: async (context, { simulationId, ...chosen }, found) => {
    const { operation, visit } = found;
    const costs = await costsOf(context, found, {
      works: chosen.worksIds,
      contingency: chosen.contingencyIds,
    });
    const target = simulationId === null ? null : await targetOf(context, operation, simulationId);
    if (costs.length === 0 && target?.status !== 'draft') {
      throw new ValidationFailure({ base: texts(context).nothing });
    }
    const before = target?.study ?? (await firstStudy(context, operation));
    const study = withVisitCosts(before, visit.id, costs);
    refuseTooMany(context, study);
    const id = await keep(context, operation, target, study);
    const totalCents = costs.reduce((sum, { cents }) => sum + cents, 0);
    const text = fill(texts(context).done, { total: textFormat(context.locale).money(totalCents) });
    return redirect(edit({ operation: operation.id, simulation: id }), { type: 'success', text });
  },
});

async function targetOf(context: ClientContext, operation: Operation, id: string): Promise<Target> {
  const simulation = await simulationPart.find(context, operation.id, id);
  if (simulation === null || simulation.status === 'archived') {
    throw new ValidationFailure({ simulationId: validationText(context.locale, 'unknownRecord') });
  }
  return simulation;
}

/** The sums of the chosen findings, as the server has them. @throws ValidationFailure for one that is not there */
async function costsOf(
  context: ClientContext,
  { visit }: FoundVisit,
  chosen: Readonly<Record<VisitCostKind, readonly string[]>>,
): Promise<VisitCost[]> {
  const rows = await context.db
    .select({ id: visitFindings.id, estimateCents: visitFindings.estimateCents })
    .from(visitFindings)
    .where(and(eq(visitFindings.visitId, visit.id), isNull(visitFindings.removedAt)));
  const estimates = new Map(rows.map(({ id, estimateCents }) => [id, estimateCents ?? 0]));
  const unknown = validationText(context.locale, 'unknownRecord');
  const taken = new Set<string>();
  return visitCostKinds.flatMap((kind) => {
    let cents = 0;
    for (const id of new Set(chosen[kind])) {
      const estimate = estimates.get(id);
      // One finding is either work or reserve: counted once.
      if (estimate === undefined || taken.has(id)) throw new ValidationFailure({ [`${kind}Ids`]: unknown });
      taken.add(id);
      cents += estimate;
    }
    const label = fill(texts(context).lines[kind], { visit: visitLabel(context, visit) });
    return cents === 0 ? [] : [{ kind, label, cents }];
  });
}

function refuseTooMany(context: ClientContext, study: Study): void {
  if (visitCostKinds.every((kind) => linesOfCost(study, kind).length <= maxLines)) return;
  throw new ValidationFailure({ simulationId: fill(texts(context).tooMany, { max: maxLines }) });
}

/** Writes the study where it belongs, and returns the simulation that has it. */
async function keep(
  context: ClientContext,
  operation: Operation,
  target: Target | null,
  study: Study,
): Promise<string> {
  if (target === null) {
    const first = { name: texts(context).newName, scenario: 'central', projectId: null } as const;
    return createStudy(context, operation, { ...first, study, action: 'create' });
  }
  const { scenario, projectId } = target;
  if (target.status === 'validated') {
    const name = fill(texts(context).copyName, { name: target.name }).slice(0, maxNameLength);
    return createStudy(context, operation, { name, scenario, projectId, study, action: 'duplicate' });
  }
  const found = { operation, simulation: target };
  await simulationPart.change(context, found, {
    action: 'update',
    version: target.version,
    columns: { study },
  });
  return target.id;
}
