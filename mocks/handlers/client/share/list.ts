import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ShareLink, SharePageProps, ShareQuery } from '#contracts/client/share/link.ts';
import { hideableFields } from '#domain/share/personal.ts';
import { isSection } from '#domain/share/sections.ts';
import { longestShareDays } from '#domain/share/share.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { show } from '#generated/routes/share.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import {
  operations,
  profiles,
  shareQuestions,
  shares,
  tenants,
  users,
  type Profile,
  type ShareRow,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { stateOfLink, type FoundLink } from '#mocks/server/share/find-link.ts';
import { openShareToken } from '#mocks/server/share/token.ts';
import { pageOfLink, titleOfLink } from '#mocks/server/share/views.ts';
import { openProfiles } from '../profile/access.ts';
import type { Offer } from './offer.ts';
import { readsOf } from './reads.ts';
import { maySharesOf } from './record.ts';

/** Links that a page lists at most. */
const maxLinks = 500;

/** Which links a page is about. */
export type LinksOf = { readonly operationId: string } | { readonly profileId: string };

/** A profile that only its person and the owner read. */
const isPersonal = (profile: Pick<Profile, 'kind'> | null): boolean => profile?.kind === 'individual';

/** Props that both pages have: what may be ticked, the links that were sent, and what was read of one. */
export async function sharePage(
  context: ClientContext,
  query: ShareQuery,
  { of, offer, profile }: { readonly of: LinksOf; readonly offer: Offer; readonly profile: Profile | null },
): Promise<SharePageProps> {
  const today = day(parisDay(context.deps.clock.businessNow()));
  const isOfPerson = 'profileId' in of && isPersonal(profile);
  const days = isOfPerson ? longestShareDays.personal : longestShareDays.any;
  const links = await linksOf(context, query, of);
  const linksCount = await rowCount(context.db, shares, isOf(of));
  const chosen = links.find(({ share }) => share.id === query.link);
  return {
    query,
    sections: offer.sections,
    files: offer.files,
    shares: await Promise.all(links.map((link) => rowOf(context, link))),
    linksCount,
    reads: chosen === undefined ? null : await readsOf(context, chosen.share),
    today,
    lastDay: addToDay(today, { days }),
    can: { create: canNow(context, 'share.create'), update: canNow(context, 'share.update') },
  };
}

const isOf = (of: LinksOf): SQL =>
  'operationId' in of ? eq(shares.operationId, of.operationId) : eq(shares.profileId, of.profileId);

type ListedLink = FoundLink & { readonly questionsCount: number };

/** The links of one operation or profile, or all that the person may see; the latest first. */
async function linksOf(context: ClientContext, query: ShareQuery, of: LinksOf): Promise<ListedLink[]> {
  const { db } = context;
  const own: SQL | undefined = query.scope === 'all' ? undefined : isOf(of);
  const rows = await db
    .select({
      share: shares,
      tenant: tenants,
      author: users,
      operation: operations,
      profile: profiles,
    })
    .from(shares)
    .innerJoin(tenants, eq(tenants.id, shares.tenantId))
    .innerJoin(users, eq(users.id, shares.createdBy))
    .leftJoin(operations, eq(operations.id, shares.operationId))
    .leftJoin(profiles, and(eq(profiles.id, shares.profileId), openProfiles(context)))
    .where(and(own, query.audience === '' ? undefined : eq(shares.audience, query.audience)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(maxLinks);
  const seen = rows.filter(({ share, operation, profile }) =>
    share.target === 'operation'
      ? operation?.deletedAt === null
      : profile?.deletedAt === null && maySharesOf(context, profile),
  );
  const questions = await questionCounts(
    context,
    seen.map(({ share }) => share.id),
  );
  return seen
    .map((row) => ({ ...row, questionsCount: questions.get(row.share.id) ?? 0 }))
    .filter((link) => query.state === '' || stateOfLink(context.deps, link) === query.state);
}

async function questionCounts({ db }: ClientContext, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ id: shareQuestions.shareId, total: count() })
    .from(shareQuestions)
    .where(inArray(shareQuestions.shareId, [...ids]))
    .groupBy(shareQuestions.shareId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

async function rowOf(context: ClientContext, link: ListedLink): Promise<ShareLink> {
  const { share, author, operation, profile, questionsCount } = link;
  const state = stateOfLink(context.deps, link);
  return {
    ...shownColumns(share),
    about: {
      id: operation?.id ?? profile?.id ?? '',
      name: titleOfLink(link),
      href: pageOfLink(share),
    },
    state,
    createdBy: fullName(author),
    questionsCount,
    href: state === 'active' ? await hrefOf(context, share) : null,
  };
}

async function hrefOf(context: ClientContext, share: ShareRow): Promise<string | null> {
  const token = await openShareToken(context.deps, share);
  return token === null ? null : mailHref(context, show({ token }));
}

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const shownColumns = (share: ShareRow) => ({
  id: share.id,
  version: share.version,
  target: share.target,
  recipientName: share.recipientName,
  recipientEmail: share.recipientEmail,
  audience: share.audience,
  message: share.message ?? '',
  sections: share.sections.filter(isSection),
  fileIds: share.fileIds,
  hideAmounts: share.hideAmounts,
  hiddenFields: hideableFields.filter((field) => share.hiddenFields.includes(field)),
  hasCode: share.codeHash !== null,
  expiresOn: share.expiresOn,
  allowDownload: share.allowDownload,
  watermark: share.watermark,
  maxOpenings: share.maxOpenings,
  openingsCount: share.openingsCount,
  notice: share.notice,
  createdAt: share.createdAt.toISOString(),
  lastSentAt: instantOf(share.lastSentAt),
  lastViewedAt: instantOf(share.lastViewedAt),
});
