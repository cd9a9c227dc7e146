import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { OpenLead } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { isOpenLead } from '#domain/lead/steps.ts';
import {
  contacts,
  leadActivities,
  lots,
  operations,
  portalLeads,
  visits,
  type Contact,
  type PortalLead,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { isMaskedFor, leadName, leadRows, messageFor } from './list.ts';
import { lead } from './record.ts';

/** Lines of the history that the panel shows at most. */
const shownActivities = 200;
/** Contacts and other requests of the same person that are named at most. */
const maxNamed = 20;

type Match = OpenLead['matches'][number];

const matchOf = ({ id, displayName, email, phone, mobile }: Contact): Match => ({
  id,
  name: displayName,
  email,
  phone: mobile ?? phone,
});

/** Contacts with the same e-mail or telephone. */
export async function contactsLike(
  { db }: Pick<ClientContext, 'db'>,
  { email, phones }: Pick<PortalLead, 'email' | 'phones'>,
): Promise<Contact[]> {
  const same = [
    ...(email === null
      ? []
      : [eq(sql`lower(${contacts.email})`, email.toLowerCase()), eq(contacts.email2, email)]),
    ...phones.flatMap((phone) => [eq(contacts.phone, phone), eq(contacts.mobile, phone)]),
  ];
  if (same.length === 0) return [];
  return db
    .select()
    .from(contacts)
    .where(and(isNull(contacts.deletedAt), eq(contacts.status, 'active'), or(...same)))
    .orderBy(contacts.displayName)
    .limit(maxNamed);
}

async function contactOf({ db }: ClientContext, { contactId }: PortalLead): Promise<Match | null> {
  if (contactId === null) return null;
  const isIt = and(eq(contacts.id, contactId), isNull(contacts.deletedAt));
  const [row] = await db.select().from(contacts).where(isIt).limit(1);
  return row === undefined ? null : matchOf(row);
}

async function lotOf({ db }: ClientContext, { lotId }: PortalLead): Promise<OpenLead['lot']> {
  if (lotId === null) return null;
  const [row] = await db
    .select({
      id: lots.id,
      ref: lots.ref,
      label: lots.label,
      operationId: lots.operationId,
      areaM2: lots.areaM2,
      priceTtcCents: lots.priceTtcCents,
      status: lots.status,
    })
    .from(lots)
    .where(and(eq(lots.id, lotId), isNull(lots.deletedAt)))
    .limit(1);
  return row ?? null;
}

/** Other requests with the same e-mail or telephone, the latest first. */
async function twinsOf({ db }: ClientContext, row: PortalLead): Promise<OpenLead['twins']> {
  const same = [
    ...(row.email === null ? [] : [eq(sql`lower(${portalLeads.email})`, row.email.toLowerCase())]),
    ...row.phones.map((phone) => sql`${phone} = any(${portalLeads.phones})`),
  ];
  if (same.length === 0) return [];
  const rows = await db
    .select({ row: portalLeads, lot: lots.ref })
    .from(portalLeads)
    .leftJoin(lots, eq(lots.id, portalLeads.lotId))
    .where(and(ne(portalLeads.id, row.id), isNull(portalLeads.deletedAt), or(...same)))
    .orderBy(desc(portalLeads.receivedAt))
    .limit(maxNamed);
  return rows.map(({ row: twin, lot }) => ({
    id: twin.id,
    name: leadName(twin),
    receivedAt: twin.receivedAt.toISOString(),
    lot,
  }));
}

async function visitOf({ db }: ClientContext, { visitId }: PortalLead): Promise<OpenLead['visit']> {
  if (visitId === null) return null;
  const [row] = await db
    .select({ id: visits.id, operationId: visits.operationId, startAt: visits.startAt })
    .from(visits)
    .innerJoin(operations, eq(operations.id, visits.operationId))
    .where(and(eq(visits.id, visitId), isNull(visits.deletedAt), isNull(operations.deletedAt)))
    .limit(1);
  return row === undefined ? null : { ...row, startAt: row.startAt.toISOString() };
}

async function activitiesOf(
  { db }: ClientContext,
  id: string,
  isMasked: boolean,
): Promise<OpenLead['activities']> {
  const rows = await db
    .select()
    .from(leadActivities)
    .where(eq(leadActivities.leadId, id))
    .orderBy(desc(leadActivities.at), desc(leadActivities.id))
    .limit(shownActivities);
  const people = await personNames(
    db,
    rows.flatMap(({ byUserId, kind, detail }) => [
      byUserId,
      kind === 'assigned' && detail !== '' ? detail : null,
    ]),
  );
  return rows.map(({ id: key, kind, detail, body, at, byUserId }) => ({
    id: key,
    kind,
    detail: kind === 'assigned' ? (people.get(detail) ?? '') : detail,
    // What was written to the person, or said with them, names them.
    body: isMasked ? '' : body,
    at: at.toISOString(),
    by: people.get(byUserId ?? '') ?? null,
  }));
}

/** Everything about the request that the address asks to open; null for none. */
export async function openedOf(context: ClientContext, id: string): Promise<OpenLead | null> {
  const row = id === '' ? null : await lead.find(context.db, id);
  const [shown] = row === null ? [] : await leadRows(context, [row]);
  if (row === null || shown === undefined) return null;
  const isMasked = isMaskedFor(context);
  const { values, can } = await lead.formProps(context, row);
  const isOpen = isOpenLead(row.status);
  const hidden = { firstName: '', lastName: '', email: '', phone: null };
  return {
    row: shown,
    values: { ...values, message: messageFor(isMasked, row), ...(isMasked && hidden) },
    message: messageFor(isMasked, row),
    phones: isMasked ? [] : row.phones,
    consentText: row.consentText,
    lot: await lotOf(context, row),
    contact: isMasked ? null : await contactOf(context, row),
    matches: isMasked
      ? []
      : (await contactsLike(context, row)).filter(({ id: match }) => match !== row.contactId).map(matchOf),
    twins: isMasked ? [] : await twinsOf(context, row),
    visit: await visitOf(context, row),
    activities: await activitiesOf(context, row.id, isMasked),
    can: {
      update: can.save,
      delete: can.delete,
      visit: can.save && isOpen && canNow(context, 'operation.update'),
      convert: can.save && isOpen,
    },
  };
}
