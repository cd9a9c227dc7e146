import { and, asc, count, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { profileIndexPage, type ProfileCard } from '#contracts/client/profile/index.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, profiles, type Profile } from '#mocks/db/schema/index.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { maySharesOf } from '../share/record.ts';
import { openProfiles } from './access.ts';
import {
  checklistOf,
  completenessOf,
  optionalBps,
  ratiosOf,
  todayOf,
  wealthOf,
  wholeProfiles,
} from './facts.ts';

/** Handler of `client.profile.index`: the cards, the default ones first. */
export const indexHandler = clientPage(profileIndexPage, async (context, query) => {
  const all = await context.db
    .select()
    .from(profiles)
    .where(and(isNull(profiles.deletedAt), openProfiles(context)))
    .orderBy(asc(profiles.name), asc(profiles.id));
  const live = all.filter(({ archivedAt }) => archivedAt === null);
  const isArchive = query.archived === '1';
  const shown = (isArchive ? all.filter(({ archivedAt }) => archivedAt !== null) : live).filter(
    ({ kind }) => query.kind === 'all' || kind === query.kind,
  );
  const countOf = (kind: Profile['kind']): number => live.filter((row) => row.kind === kind).length;
  return {
    profiles: inOrder(await cardsOf(context, shown), query.sort),
    query,
    counts: { all: live.length, company: countOf('company'), individual: countOf('individual') },
    archivedCount: all.length - live.length,
    can: {
      create: canNow(context, 'profile.create'),
      update: canNow(context, 'profile.update'),
      delete: canNow(context, 'profile.delete'),
      print: can(context, 'export.list'),
    },
  };
});

type Sort = z.output<typeof profileIndexPage.query>['sort'];

/** Cards that came by name in the order asked for; the default ones first. */
function inOrder(cards: readonly ProfileCard[], sort: Sort): ProfileCard[] {
  const byRank: Readonly<Record<Sort, (a: ProfileCard, b: ProfileCard) => number>> = {
    name: () => 0,
    '-updatedAt': (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
    '-completeness': (a, b) => b.completenessBps - a.completenessBps,
  };
  return cards.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || byRank[sort](a, b));
}

/** Legal form and SIREN of a company, what a person does. */
const subtitleOf = ({ kind, legalForm, siren, occupation, employer }: Profile): string =>
  (kind === 'company' ? [legalForm, siren?.replace(/(\d{3})(?=\d)/g, '$1 ')] : [occupation, employer])
    .filter(Boolean)
    .join(' · ');

async function cardsOf(context: ClientContext, rows: readonly Profile[]): Promise<ProfileCard[]> {
  if (rows.length === 0) return [];
  const { db, deps } = context;
  const today = todayOf(deps);
  const carried = await db
    .select({ id: operations.ownerProfileId, count: count() })
    .from(operations)
    .where(
      and(
        inArray(
          operations.ownerProfileId,
          rows.map(({ id }) => id),
        ),
        liveOperations(),
      ),
    )
    .groupBy(operations.ownerProfileId);
  const carriedBy = new Map(carried.map((row) => [row.id, row.count]));
  const wholes = await wholeProfiles(db, rows);
  return Promise.all(
    wholes.map(async (whole) => {
      const { profile, references, properties, holdings } = whole;
      const worth = wealthOf(whole, today);
      const isCompany = profile.kind === 'company';
      return {
        id: profile.id,
        kind: profile.kind,
        name: profile.name,
        subtitle: subtitleOf(profile),
        canShare: can(context, 'share.list') && maySharesOf(context, profile),
        pictureHref: profile.pictureFileId === null ? null : await fileHref(context, profile.pictureFileId),
        isDefault: profile.isDefault,
        isArchived: profile.archivedAt !== null,
        completenessBps: completenessOf(whole, today).completenessBps,
        netWealthCents: isCompany && properties.length + holdings.length === 0 ? null : worth.netCents,
        debtRatioBps: isCompany ? null : optionalBps(worth.debtRatio),
        equityToDebtBps: isCompany ? optionalBps(ratiosOf(profile)[0]?.equityToDebt ?? null) : null,
        referencesCount: references.length,
        operationsCount: carriedBy.get(profile.id) ?? 0,
        latePapersCount: checklistOf(whole, today).filter(
          ({ state }) => state === 'missing' || state === 'expired',
        ).length,
        updatedAt: profile.updatedAt.toISOString(),
      };
    }),
  );
}
