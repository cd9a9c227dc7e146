import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { OpenProspect } from '#contracts/admin/prospect/index.ts';
import { prospectPurgeOn, prospectStates } from '#domain/growth/prospect.ts';
import { day } from '#domain/time/day.ts';
import {
  brands,
  plans,
  prospectActivities,
  prospects,
  tenants,
  utms,
  type Prospect,
} from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { prospectRows } from './list.ts';
import { isReadable, prospect } from './record.ts';

/** Exchanges that the panel shows at most. */
const shownActivities = 200;
/** Doubles that are named at most. */
const maxDoubles = 20;

const stateOf = (text: string | undefined) => prospectStates.find((state) => state === text) ?? null;

/** The states between which a line of a move leads; null for other lines. */
function moveOf(kind: string, body: string): OpenProspect['activities'][number]['move'] {
  const [from, to] = kind === 'status' ? body.split('>').map((part) => stateOf(part)) : [];
  return from && to ? { from, to } : null;
}

async function activitiesOf({ db }: AdminContext, id: string): Promise<OpenProspect['activities']> {
  const rows = await db
    .select()
    .from(prospectActivities)
    .where(eq(prospectActivities.prospectId, id))
    .orderBy(desc(prospectActivities.at), desc(prospectActivities.id))
    .limit(shownActivities);
  const names = await personNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ id: key, kind, body, at, createdBy }) => ({
    id: key,
    kind,
    body,
    move: moveOf(kind, body),
    at: at.toISOString(),
    by: names.get(createdBy ?? '') ?? '–',
  }));
}

/** Others with the same e-mail, the same telephone, or the same name in the same town. */
async function doublesOf(context: AdminContext, row: Prospect): Promise<OpenProspect['duplicates']> {
  const sameName = and(
    sql`lower(${prospects.lastName}) = lower(${row.lastName})`,
    sql`lower(coalesce(${prospects.firstName}, '')) = lower(${row.firstName ?? ''})`,
    row.city === null ? sql`false` : sql`lower(${prospects.city}) = lower(${row.city})`,
  );
  const rows = await context.db
    .select()
    .from(prospects)
    .where(
      and(
        ne(prospects.id, row.id),
        isNull(prospects.deletedAt),
        or(
          row.email === null ? undefined : eq(prospects.email, row.email),
          row.phone === null ? undefined : eq(prospects.phone, row.phone),
          sameName,
        ),
      ),
    )
    .orderBy(asc(prospects.createdAt))
    .limit(maxDoubles);
  return rows
    .filter((one) => isReadable(context, one))
    .map(({ id, firstName, lastName, company }) => ({
      id,
      name: [firstName, lastName].filter(Boolean).join(' '),
      company,
    }));
}

async function namesOf({ db }: AdminContext, row: Prospect) {
  const [names] = await db
    .select({ utm: utms.name, brand: brands.name, plan: plans.name, client: tenants.name })
    .from(prospects)
    .leftJoin(utms, eq(utms.id, prospects.utmId))
    .leftJoin(brands, eq(brands.id, prospects.brandId))
    .leftJoin(plans, eq(plans.id, prospects.expectedPlanId))
    .leftJoin(tenants, eq(tenants.id, prospects.wonTenantId))
    .where(eq(prospects.id, row.id));
  return names ?? { utm: null, brand: null, plan: null, client: null };
}

/** Everything about the prospect that the address asks to open; null for none, or one of somebody else. */
export async function openedOf(context: AdminContext, id: string): Promise<OpenProspect | null> {
  const row = id === '' ? null : await prospect.find(context.db, id);
  if (row === null || !isReadable(context, row)) return null;
  const today = day(parisDay(context.deps.clock.businessNow()));
  const [shown] = await prospectRows({ ...context, today }, [row]);
  if (shown === undefined) return null;
  const { values, record, can } = await prospect.formProps(context, row);
  return {
    row: shown,
    version: record?.version ?? row.version,
    values,
    ...(await namesOf(context, row)),
    consentBasis: row.consentBasis,
    purgeOn: row.status === 'won' ? null : prospectPurgeOn(day(row.personContactOn)),
    lostReason: row.lostReason,
    activities: await activitiesOf(context, row.id),
    duplicates: await doublesOf(context, row),
    can: {
      update: can.save,
      convert: can.save && canNow(context, 'sale.create') && row.status !== 'won' && row.status !== 'lost',
      assign: canNow(context, 'prospect.delete'),
      delete: can.delete,
    },
  };
}
