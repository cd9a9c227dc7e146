import { can, type RequestContext } from '../context.ts';
import type { Session } from '../session.ts';
import type { FoundLink } from './find-link.ts';

/** Links that were opened in this browser: the opening, and the end of the code's hash that was asked for. */
export type OpenedLinks = Readonly<Record<string, { readonly openingId: string; readonly code: string }>>;

/** How many links a session remembers; the oldest are forgotten and have to be opened again. */
const maxLinks = 20;

const codeMark = ({ codeHash }: { readonly codeHash: string | null }): string => codeHash?.slice(-12) ?? '';

/** The opening of a link in this session; null while it was not opened, or its code was changed since. */
export function openingOf({ data }: Pick<Session, 'data'>, { share }: FoundLink): string | null {
  const opened = data.links?.[share.id];
  return opened?.code === codeMark(share) ? opened.openingId : null;
}

/** Remembers that a link was opened in this browser. */
export function rememberOpening({ session }: RequestContext, { share }: FoundLink, openingId: string): void {
  const opened = { ...session.data.links, [share.id]: { openingId, code: codeMark(share) } };
  session.data.links = Object.fromEntries(Object.entries(opened).slice(-maxLinks));
  session.isDirty = true;
}

/** True for people of the company that sent the link, as far as their rights reach: nothing of it is counted. */
export function isPreview(context: Pick<RequestContext, 'actor'>, { share, profile }: FoundLink): boolean {
  const { actor } = context;
  if (actor?.tenant?.id !== share.tenantId || actor.guest !== undefined) return false;
  if (!can(context as RequestContext, 'share.list')) return false;
  const { assignedOperationIds: assigned } = actor.tenant;
  if (share.operationId !== null) return assigned === null || assigned.includes(share.operationId);
  return can(context as RequestContext, 'profile.delete') || profile?.userId === actor.user.id;
}
