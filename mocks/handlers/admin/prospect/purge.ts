import { lt, ne, and } from 'drizzle-orm';
import { prospectKeptYears } from '#domain/growth/prospect.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { prospects } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** Forgets people who have not come to us for three years, and whatever was said to them; clients stay. */
export async function purgeProspects({ db, clock }: ServerDependencies): Promise<void> {
  const before = addToDay(day(parisDay(clock.businessNow())), { years: -prospectKeptYears });
  await db.delete(prospects).where(and(lt(prospects.personContactOn, before), ne(prospects.status, 'won')));
}
