import { and, asc, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { SavedView } from '#contracts/view.ts';
import { savedViews, users, type SavedViewRow } from '#mocks/db/schema/index.ts';
import { fullName } from '../actor.ts';
import type { SignedInContext } from '../context.ts';
import { RedirectFailure } from '../failures.ts';
import type { ListPage } from './list-page.ts';
import { viewHref } from './params.ts';

/** The views that a person may see: their own and those shared in their company, or among the staff. */
export const visibleViews = ({ actor }: SignedInContext): SQL | undefined =>
  and(
    actor.tenant === null ? isNull(savedViews.tenantId) : eq(savedViews.tenantId, actor.tenant.id),
    // Who steers a network without a company shares with nobody: those of others are of other networks.
    actor.tenant === null && actor.user.kind === 'client'
      ? eq(savedViews.userId, actor.user.id)
      : or(eq(savedViews.userId, actor.user.id), eq(savedViews.isShared, true)),
  );

/** A view is changed by who saved it; a shared one also by the company's owners, or the super-admins. */
export const canEditView = (
  { actor }: SignedInContext,
  view: Pick<SavedViewRow, 'userId' | 'isShared'>,
): boolean =>
  view.userId === actor.user.id ||
  (view.isShared && actor.roles.some((role) => role === 'owner' || role === 'super-admin'));

/** The saved views of a list, one's own first; the prop `views` of its page. */
export async function viewsOf(context: SignedInContext, page: ListPage): Promise<SavedView[]> {
  const { user: me } = context.actor;
  const rows = await context.unscoped
    .select({
      view: savedViews,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .where(and(visibleViews(context), eq(savedViews.page, page.name), isNull(savedViews.deletedAt)))
    .orderBy(desc(eq(savedViews.userId, me.id)), asc(savedViews.name), asc(savedViews.id));
  return rows.map(({ view, author }) => {
    const isOwn = author.id === me.id;
    return {
      id: view.id,
      name: view.name,
      href: viewHref(page, view.params, view.id),
      isShared: view.isShared,
      isDefault: isOwn && view.isDefault,
      authorName: isOwn ? null : fullName(author),
      canEdit: canEditView(context, view),
    };
  });
}

/** Leads an address that asks for nothing to the person's default view. @throws RedirectFailure */
export function openDefaultView({ url }: SignedInContext, views: readonly SavedView[]): void {
  const view = views.find(({ isDefault }) => isDefault);
  if (url.search === '' && view !== undefined) throw new RedirectFailure(view.href);
}
