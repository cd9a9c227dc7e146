import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod';
import { maxViewsPerList, type storeView, type updateView } from '#contracts/view.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import * as viewMessages from '#messages/view.ts';
import type { Database } from '#mocks/db/database.ts';
import { savedViews, type SavedViewRow } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { can, parameter, type SignedInContext } from '#mocks/server/context.ts';
import { forbidden, notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { redirect, type Answer } from '#mocks/server/handler.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { knownParams, viewHref } from '#mocks/server/views/params.ts';
import { canEditView, visibleViews } from '#mocks/server/views/views-of.ts';
import { listPages } from './list-pages.ts';

type Stored = z.output<(typeof storeView)['payload']>;
type Changes = z.output<(typeof updateView)['payload']>;

/** Saves a list as it is shown, under a name. */
export async function saveView(context: SignedInContext, payload: Stored): Promise<Answer> {
  const page = listPageOf(context, payload.page);
  const id = context.deps.newId();
  const now = context.deps.clock.businessNow();
  const { name, isShared, isDefault } = payload;
  const params = knownParams(page, payload.params);
  await context.unscoped.transaction(async (tx) => {
    await checkCount(context, tx, payload.page);
    await checkName(context, tx, { page: payload.page, name });
    if (isDefault) await clearDefault(context, tx, payload.page);
    await tx.insert(savedViews).values({
      id,
      createdAt: now,
      updatedAt: now,
      tenantId: context.actor.tenant?.id ?? null,
      userId: context.actor.user.id,
      page: payload.page,
      name,
      params,
      isShared,
      isDefault,
    });
    await audit(context, tx, 'saved-view.create', { type: 'saved-view', id, label: name });
  });
  return redirect(viewHref(page, params, id), said(context, 'saved', name));
}

/** Changes what is given of a view that the person may change. */
export async function changeView(
  context: SignedInContext,
  { params, ...changes }: Changes,
  view: SavedViewRow,
): Promise<Answer> {
  const page = listPageOf(context, view.page);
  if (changes.isDefault !== undefined && view.userId !== context.actor.user.id) {
    throw forbidden('a default view is its author’s own choice');
  }
  const kept = params === undefined ? view.params : knownParams(page, params);
  await context.unscoped.transaction(async (tx) => {
    if (changes.name !== undefined && view.userId === context.actor.user.id) {
      await checkName(context, tx, { page: view.page, name: changes.name, exceptId: view.id });
    }
    if (changes.isDefault === true) await clearDefault(context, tx, view.page);
    const updatedAt = context.deps.clock.businessNow();
    await tx
      .update(savedViews)
      .set({ ...given(changes), params: kept, updatedAt })
      .where(eq(savedViews.id, view.id));
    const changed = changedFields(view, { ...given(changes), params: kept });
    await audit(context, tx, 'saved-view.update', subjectOf(view), changed);
  });
  const to = params === undefined ? backAddress(context) : viewHref(page, kept, view.id);
  return redirect(to, said(context, 'updated', changes.name ?? view.name));
}

/** Moves a view into the bin. */
export async function removeView(context: SignedInContext, view: SavedViewRow): Promise<Answer> {
  const deletedAt = context.deps.clock.businessNow();
  await context.unscoped.transaction(async (tx) => {
    await tx.update(savedViews).set({ deletedAt }).where(eq(savedViews.id, view.id));
    await audit(context, tx, 'saved-view.delete', subjectOf(view));
  });
  const { text } = said(context, 'removed', view.name);
  return redirect(backAddress(context), deletedFlash(context, { type: 'saved-view', id: view.id, text }));
}

/** The changes that were asked for. */
const given = <Given extends object>(changes: Given): Partial<Given> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Given>;

const said = (context: SignedInContext, key: 'saved' | 'updated' | 'removed', name: string) => ({
  type: 'success' as const,
  text: fill(messagesFor(context.locale, viewMessages)[key], { name }),
});

/** A list that the person may open. @throws ValidationFailure for no list of ours, HttpFailure 403 */
function listPageOf(context: SignedInContext, name: string): ListPage {
  const page = listPages.get(name);
  if (!page) throw new ValidationFailure({ page: validationText(context.locale, 'choice') });
  const area = context.actor.user.kind === 'platform' ? 'admin' : 'client';
  if (page.area !== area || !can(context, page.can)) throw forbidden(`may not open ${name}`);
  if (page.canSave !== undefined && !can(context, page.canSave)) throw forbidden(`may not save of ${name}`);
  return page;
}

/** The view of the address. @throws HttpFailure 404 when it is not there for the person; 403 when not theirs */
export async function viewOfRoute(context: SignedInContext): Promise<SavedViewRow> {
  const isKept = isNull(savedViews.deletedAt);
  const [view] = await context.unscoped
    .select()
    .from(savedViews)
    .where(and(visibleViews(context), isKept, eq(savedViews.id, parameter(context, 'view'))))
    .limit(1);
  if (!view) throw notFound('view');
  if (!canEditView(context, view)) throw forbidden('the view is somebody else’s');
  return view;
}

const ownOf = (context: SignedInContext, page: string) =>
  and(
    visibleViews(context),
    eq(savedViews.userId, context.actor.user.id),
    eq(savedViews.page, page),
    isNull(savedViews.deletedAt),
  );

async function checkCount(context: SignedInContext, tx: Database, page: string): Promise<void> {
  const [row] = await tx.select({ total: count() }).from(savedViews).where(ownOf(context, page));
  if ((row?.total ?? 0) < maxViewsPerList) return;
  const text = messagesFor(context.locale, viewMessages).tooMany;
  throw new ValidationFailure({ base: fill(text, { count: maxViewsPerList }) });
}

async function checkName(
  context: SignedInContext,
  tx: Database,
  { page, name, exceptId = '' }: { page: string; name: string; exceptId?: string },
): Promise<void> {
  const same = and(ownOf(context, page), eq(savedViews.name, name), ne(savedViews.id, exceptId));
  const [row] = await tx.select({ id: savedViews.id }).from(savedViews).where(same).limit(1);
  if (row) throw new ValidationFailure({ name: validationText(context.locale, 'unique') });
}

/** One default per person and list. */
async function clearDefault(context: SignedInContext, tx: Database, page: string): Promise<void> {
  await tx.update(savedViews).set({ isDefault: false }).where(ownOf(context, page));
}

const subjectOf = ({ id, name }: SavedViewRow) => ({ type: 'saved-view', id, label: name });
