import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { projectStep } from '#contracts/client/operation/project/payload.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { projectMachine } from '#domain/states/study/project.ts';
import { edit } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, operations, projects } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { stepAsker } from '../steps/asker.ts';
import { beingSold } from '../steps/facts.ts';
import { refusal } from '../steps/refusal.ts';
import { remediesOf } from '../steps/remedies.ts';
import { changeProject, noteState, projectOfRoute, staleProject, type FoundProject } from './record.ts';

type Step = 'select' | 'archive';

/** Takes a step of the life of a project, with what follows from it elsewhere. @throws ValidationFailure */
async function takeStep(context: ClientContext, found: FoundProject, step: Step, version: number) {
  const { operation, project } = found;
  if (version !== project.version) throw await staleProject(context, operation, ['status']);
  // Archiving a project that is not selected changes nothing that is being sold.
  const isAsked = step === 'select' || project.status === 'selected';
  const facts = { liveSalesOnSelectedCount: isAsked ? await liveSalesCount(context, operation.id) : 0 };
  const subject = { state: project.status, facts };
  const answer = mayHappen(projectMachine, step, subject, await stepAsker(context));
  if (!answer.ok) {
    const remedies = remediesOf(context, 'project', answer.reasons, operation.id);
    throw refusal(context, answer.reasons, { remedies });
  }
  await changeProject(context, found, {
    action: step,
    version,
    columns: { status: answer.to },
    changes: { status: { from: project.status, to: answer.to } },
    before: async (tx) => {
      if (step === 'select') await unselectSibling(context, tx, found);
      else if (project.status === 'selected') await setActive(tx, operation.id, null);
      await noteState(context, tx, project, [project.status, answer.to]);
    },
  });
}

/** Sales under way on the lots of the project that is selected at present. */
async function liveSalesCount({ db }: ClientContext, operationId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(lots)
    .innerJoin(projects, eq(projects.id, lots.projectId))
    .where(
      and(
        eq(projects.operationId, operationId),
        eq(projects.status, 'selected'),
        isNull(projects.deletedAt),
        isNull(lots.deletedAt),
        inArray(lots.status, [...beingSold]),
      ),
    );
  return row?.total ?? 0;
}

const setActive = async (
  tx: Database,
  operationId: string,
  activeProjectId: string | null,
): Promise<void> => {
  await tx.update(operations).set({ activeProjectId }).where(eq(operations.id, operationId));
};

/** The operation's row comes first: of two people who select at once, one waits for the other. */
async function unselectSibling(context: ClientContext, tx: Database, { operation, project }: FoundProject) {
  await setActive(tx, operation.id, project.id);
  const siblings = await tx
    .update(projects)
    .set({
      status: 'draft',
      version: sql`${projects.version} + 1`,
      updatedAt: context.deps.clock.businessNow(),
    })
    .where(
      and(
        eq(projects.operationId, operation.id),
        eq(projects.status, 'selected'),
        ne(projects.id, project.id),
        isNull(projects.deletedAt),
      ),
    )
    .returning();
  for (const sibling of siblings) await noteState(context, tx, sibling, ['selected', 'draft']);
}

const told = (
  { locale }: ClientContext,
  { operation, project }: FoundProject,
  key: 'selected' | 'archived',
) =>
  redirect(edit({ operation: operation.id, project: project.id }), {
    type: 'success',
    text: fill(messagesFor(locale, projectMessages)[key], { name: project.name }),
  });

/** Selects a project for its operation; the one that was no longer is. */
export const selectHandler = clientAction(projectStep, {
  find: projectOfRoute,
  act: async (context, { version }, found) => {
    await takeStep(context, found, 'select', version);
    return told(context, found, 'selected');
  },
});

/** Puts a project aside for good. */
export const archiveHandler = clientAction(projectStep, {
  find: projectOfRoute,
  act: async (context, { version }, found) => {
    await takeStep(context, found, 'archive', version);
    return told(context, found, 'archived');
  },
});
