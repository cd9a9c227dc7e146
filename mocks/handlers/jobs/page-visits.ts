import { gte, lt } from 'drizzle-orm';
import { percentile } from '#domain/audience/visit.ts';
import { pageHits, pageVisits } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Hours that are summed up anew each time: what a stopped server missed is made up for. */
const hoursAnew = 48;
const rawKeptDays = 30;
const sumsKeptDays = 760;

const parisClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  hour: '2-digit',
});
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });

type Hit = typeof pageHits.$inferSelect;

/** What hits have in common to be summed up together. */
const groupOf = ({
  day,
  routeName,
  area,
  role,
  tenantId,
  device,
  referrerDomain,
  status,
  isImpersonated,
  at,
}: Hit) => ({
  day,
  hour: Number(parisClock.format(at)),
  routeName,
  area,
  role,
  tenantId,
  device,
  referrerDomain,
  status,
  isImpersonated,
});

/** Sums up the visits of the last two days by hour; doing it again changes nothing. */
export async function sumPageVisits({ db, clock, newId }: ServerDependencies): Promise<{ rows: number }> {
  const since = parisDay.format(new Date(clock.systemNow().getTime() - hoursAnew * hourMs));
  const hits = await db.select().from(pageHits).where(gte(pageHits.day, since));
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = JSON.stringify(groupOf(hit));
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          {
            id: newId(),
            ...groupOf(first),
            visits: group.length,
            uniqueVisitors: new Set(group.map(({ visitorHash }) => visitorHash)).size,
            p75Ms: percentile(
              group.map(({ ms }) => ms),
              0.75,
            ),
          },
        ]
      : [];
  });
  await db.transaction(async (tx) => {
    await tx.delete(pageVisits).where(gte(pageVisits.day, since));
    for (let at = 0; at < rows.length; at += 500)
      await tx.insert(pageVisits).values(rows.slice(at, at + 500));
  });
  return { rows: rows.length };
}

/** Forgets single visits after thirty days, and sums after twenty-five months. */
export async function purgePageVisits({ db, clock }: ServerDependencies): Promise<void> {
  const daysAgo = (days: number): string =>
    parisDay.format(new Date(clock.systemNow().getTime() - days * dayMs));
  await db.delete(pageHits).where(lt(pageHits.day, daysAgo(rawKeptDays)));
  await db.delete(pageVisits).where(lt(pageVisits.day, daysAgo(sumsKeptDays)));
}
