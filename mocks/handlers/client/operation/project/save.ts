import { and, count, eq, isNull } from 'drizzle-orm';
import {
  storeProject,
  updateProject,
  type ProjectPayload,
} from '#contracts/client/operation/project/payload.ts';
import type { ProjectVariant } from '#domain/project/project.ts';
import { edit, index } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { contacts, lots, type Operation, type Project } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { freeVariants } from './form.ts';
import { projectPart } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, projectMessages);
const nameLength = 80;

/** Enters a project as a draft. */
export const storeHandler = clientAction(storeProject, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    await check(context, operation, payload, null);
    const id = await projectPart.create(context, operation, { columns: columnsOf(payload), state: 'draft' });
    const to = edit({ operation: operation.id, project: id });
    return redirect(to, { type: 'success', text: texts(context).created });
  },
});

/** Changes a project that is not archived. */
export const updateHandler = clientAction(updateProject, {
  find: projectPart.ofRoute,
  act: async (context, { version, ...payload }, found) => {
    const { operation, project } = found;
    if (project.status === 'archived') throw new ValidationFailure({ base: texts(context).isArchived });
    await check(context, operation, payload, project);
    const columns = columnsOf(payload);
    const { rows: _rows, ...journalled } = columns;
    await projectPart.change(context, found, {
      action: 'update',
      version,
      columns,
      changes: changedFields(project, journalled),
    });
    const hasNewRows = JSON.stringify(columns.rows) !== JSON.stringify(project.rows);
    const hasLots = hasNewRows && (await countLotsOf(context, project.id)) > 0;
    return redirect(edit({ operation: operation.id, project: project.id }), {
      type: 'success',
      text: hasLots ? texts(context).rowsWithLots : texts(context).updated,
    });
  },
});

/** Copies a project, whatever its state, into a draft under the first letter that is free. */
export const duplicateHandler = clientAction(noPayload, {
  find: projectPart.ofRoute,
  act: async (context, _payload, { operation, project }) => {
    const [variant] = await freeVariants(context, operation.id);
    if (variant === undefined) throw new ValidationFailure({ base: texts(context).noVariantLeft });
    const { description, kind, architectContactId, floorAreaM2, worksStartOn, worksMonths, rows } = project;
    const id = await projectPart.create(context, operation, {
      action: 'duplicate',
      state: 'draft',
      columns: {
        name: copyName(context, project.name),
        variant,
        kind,
        description,
        architectContactId,
        floorAreaM2,
        worksStartOn,
        worksMonths,
        rows,
      },
    });
    const text = fill(texts(context).duplicated, { variant });
    return redirect(edit({ operation: operation.id, project: id }), { type: 'success', text });
  },
});

/** Deletes a project that is not selected and has no lots; it can be brought back for thirty days. */
export const destroyHandler = clientAction(noPayload, {
  find: projectPart.ofRoute,
  act: async (context, _payload, found) => {
    const { operation, project } = found;
    const { isSelected, hasLots, deleted } = texts(context);
    if (project.status === 'selected') throw new ValidationFailure({ base: isSelected });
    if ((await countLotsOf(context, project.id)) > 0) throw new ValidationFailure({ base: hasLots });
    await projectPart.remove(context, found);
    const text = fill(deleted, { name: project.name });
    return redirect(
      index({ operation: operation.id }),
      deletedFlash(context, { type: 'project', id: project.id, text }),
    );
  },
});

/** The columns that a payload sets. */
const columnsOf = (payload: ProjectPayload) => ({
  ...payload,
  description: payload.description === '' ? null : cleanHtml(payload.description),
  rows: payload.rows.map((row) => ({
    ...row,
    label: row.label === '' ? null : row.label,
    parkingCount: row.parkingCount ?? 0,
  })),
});

/** What the database alone knows. @throws ValidationFailure at the fields that do not fit */
async function check(
  context: ClientContext,
  operation: Operation,
  { variant, architectContactId }: ProjectPayload,
  project: Project | null,
): Promise<void> {
  const errors: Record<string, string> = {};
  if (project?.variant !== variant && !(await isFree(context, operation.id, variant, project))) {
    errors['variant'] = fill(texts(context).variantTaken, { variant });
  }
  if (architectContactId !== null && architectContactId !== project?.architectContactId) {
    const isThere = and(eq(contacts.id, architectContactId), isNull(contacts.deletedAt));
    const [contact] = await context.db.select({ id: contacts.id }).from(contacts).where(isThere);
    if (!contact) errors['architectContactId'] = validationText(context.locale, 'unknownRecord');
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

const isFree = async (
  context: ClientContext,
  operationId: string,
  variant: ProjectVariant,
  project: Project | null,
): Promise<boolean> => (await freeVariants(context, operationId, project?.id ?? null)).includes(variant);

async function countLotsOf({ db }: ClientContext, projectId: string): Promise<number> {
  const isLive = and(eq(lots.projectId, projectId), isNull(lots.deletedAt));
  const [row] = await db.select({ total: count() }).from(lots).where(isLive);
  return row?.total ?? 0;
}

const copyName = (context: ClientContext, name: string): string => {
  const whole = fill(texts(context).copyName, { name });
  return whole.length <= nameLength ? whole : name;
};
