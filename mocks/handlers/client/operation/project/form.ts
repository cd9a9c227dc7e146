import { and, arrayContains, asc, eq, isNull, or } from 'drizzle-orm';
import { projectFormPage, type ProjectFormProps } from '#contracts/client/operation/project/form.ts';
import { projectFields, type ProjectFormValues } from '#contracts/client/operation/project/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import { projectVariants, type ProjectVariant } from '#domain/project/project.ts';
import { contacts, lots, projects, type Operation, type Project } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { mediaOf } from './media.ts';
import { projectPart } from './record.ts';

const facts = describeFields(projectFields);

/** The empty form: the first letter that is free, the kind of the operation. */
export const createHandler = clientPage(projectFormPage, async (context) => {
  const operation = await operationOfRoute(context);
  const [variant = null] = await freeVariants(context, operation.id);
  return {
    ...(await around(context, operation, null)),
    form: {
      record: null,
      values: {
        name: '',
        variant,
        kind: operation.kind,
        description: '',
        architectContactId: null,
        floorAreaM2: null,
        worksStartOn: null,
        worksMonths: null,
        rows: [],
      },
      fields: facts,
      conflict: null,
      can: { save: canNow(context, 'project.create'), delete: false },
    },
    life: null,
    media: [],
  };
});

/** One project: its composition, planning, pictures, and the lots that were made of it. */
export const editHandler = clientPage(projectFormPage, async (context) => {
  const { operation, project } = await projectPart.ofRoute(context);
  const made = await context.db
    .select({ ref: lots.ref })
    .from(lots)
    .where(and(eq(lots.projectId, project.id), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));
  const isOpen = project.status !== 'archived';
  return {
    ...(await around(context, operation, project.architectContactId)),
    form: {
      record: { id: project.id, version: project.version, label: project.name },
      values: valuesOf(project),
      fields: facts,
      conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: {
        save: isOpen && canNow(context, 'project.update'),
        delete: canNow(context, 'project.delete') && project.status !== 'selected' && made.length === 0,
      },
    },
    life: { status: project.status, lotRefs: made.map(({ ref }) => ref) },
    media: await mediaOf(context, project.id),
  };
});

const valuesOf = (project: Project): ProjectFormValues => ({
  name: project.name,
  variant: project.variant,
  kind: project.kind,
  description: project.description ?? '',
  architectContactId: project.architectContactId,
  floorAreaM2: project.floorAreaM2,
  worksStartOn: project.worksStartOn,
  worksMonths: project.worksMonths,
  rows: project.rows.map((row) => ({ ...row, label: row.label ?? '' })),
});

/** Letters that no project of the operation has, those that are archived left aside. */
export async function freeVariants(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
  exceptId: string | null = null,
): Promise<ProjectVariant[]> {
  const rows = await db
    .select({ id: projects.id, variant: projects.variant, status: projects.status })
    .from(projects)
    .where(and(eq(projects.operationId, operationId), isNull(projects.deletedAt)));
  const taken = rows.filter(({ id, status }) => status !== 'archived' && id !== exceptId);
  return projectVariants.filter((letter) => taken.every(({ variant }) => variant !== letter));
}

/** What the page shows around the form. */
async function around(
  context: ClientContext,
  operation: Operation,
  architectId: string | null,
): Promise<Omit<ProjectFormProps, 'form' | 'life' | 'media'>> {
  const refs = await context.db
    .select({ ref: lots.ref })
    .from(lots)
    .where(eq(lots.operationId, operation.id))
    .orderBy(asc(lots.ref));
  return {
    operation: headOf(operation),
    takenRefs: refs.map(({ ref }) => ref),
    choices: { architects: await architects(context, architectId) },
    aims: {
      deedOn: operation.targetDeedOn,
      worksEndOn: operation.targetWorksEndOn,
      closeOn: operation.targetCloseOn,
    },
    today: parisDay(context.deps.clock.businessNow()),
    can: {
      update: canNow(context, 'operation.update'),
      create: canNow(context, 'project.create'),
      select: canNow(context, 'project.validate'),
      change: canNow(context, 'project.update'),
      print: canNow(context, 'export.list'),
    },
  };
}

/** Contacts who are architects, and the one that the project has already. */
async function architects({ db }: ClientContext, knownId: string | null) {
  const isArchitect = and(arrayContains(contacts.roles, ['architect']), isNull(contacts.deletedAt));
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(or(isArchitect, knownId === null ? undefined : eq(contacts.id, knownId)))
    .orderBy(contacts.displayName);
  return rows.map(({ id, name, company }) => ({
    id,
    label: company === null || company === name ? name : `${name} · ${company}`,
  }));
}
