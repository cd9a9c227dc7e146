import { leadDue } from '#domain/lead/due.ts';
import { day } from '#domain/time/day.ts';
import type { NewLeadActivity, NewLeadSource, NewPortalLead } from '../../schema/index.ts';
import { demoStartsAt } from '../clock.ts';
import { contactEmail, contactId, contactSeeds, namePartsOf } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { lotId, operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { visitId } from '../visits/index.ts';
import { leadsT1 } from './t1.ts';
import { leadsT2 } from './t2.ts';
import type { LeadSeed } from './types.ts';

const leadSeeds: readonly LeadSeed[] = [...leadsT1, ...leadsT2];

/** The identifier of a seeded request: `leadId('T1', 'vidal')`. */
export const leadId = (tenant: TenantKey, key: string): string => seedId(`lead:${tenant}:${key}`);

const sourceId = (tenant: TenantKey): string => seedId(`lead-source:${tenant}`);
const demoNow = new Date(demoStartsAt);
/** When both companies began to receive requests. */
const begunAt = new Date('2026-05-04T08:00:00Z');

const parisText = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** When a request is to be answered; no clock change lies in between. */
function dueOf(receivedAt: Date): Date {
  const [on = '', time = ''] = parisText.format(receivedAt).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const there = Date.parse(`${on}T${time}:00Z`);
  const due = leadDue({ day: day(on), minute: hour * 60 + minute });
  const aheadMs = there - Math.floor(receivedAt.getTime() / 60_000) * 60_000;
  return new Date(Date.parse(`${due.day}T00:00:00Z`) + due.minute * 60_000 - aheadMs);
}

/** Who asks, by name and ways to reach them. */
function personOf({ tenant, who, reach }: LeadSeed) {
  if (typeof who !== 'string') {
    const [firstName, lastName] = who;
    const [email = null, phone = null] = reach ?? [];
    return { firstName, lastName, email, phones: phone === null ? [] : [phone], contactId: null };
  }
  const seed = contactSeeds.find((one) => one.tenant === tenant)?.contacts.find(({ key }) => key === who);
  if (seed === undefined) throw new RangeError(`no contact ${who}`);
  const { firstName = null, lastName = null } = { ...namePartsOf(seed) };
  return {
    firstName,
    lastName,
    email: seed.email ?? contactEmail(seed.displayName),
    phones: [],
    contactId: contactId(tenant, who),
  };
}

function leadRow(seed: LeadSeed): NewPortalLead {
  const { tenant, key, operation, lot, visit, status } = seed;
  const receivedAt = new Date(seed.at);
  const dueAt = dueOf(receivedAt);
  const lastAt = seed.said?.at(-1)?.[0] ?? seed.at;
  return {
    ...personOf(seed),
    id: leadId(tenant, key),
    tenantId: tenantId(tenant),
    sourceId: sourceId(tenant),
    operationId: operation === null ? null : operationId(tenant, operation),
    lotId: operation === null || lot === null ? null : lotId(tenant, operation, lot),
    portal: seed.portal,
    externalId: seed.portal === 'mini_site' ? null : `demo-${key}`,
    listingRef: lot === null ? operation : `${operation ?? ''}-${lot}`,
    receivedAt,
    dueAt,
    message: seed.message,
    kind: seed.kind ?? 'information',
    budgetCents: seed.budget === undefined ? null : euros(seed.budget),
    consentText: seed.portal === 'mini_site' ? 'J’accepte d’être recontacté au sujet de ma demande.' : null,
    status,
    lostReason: seed.lost ?? null,
    assignedTo: seed.to === undefined ? null : personId(seed.to),
    firstResponseAt: seed.answered === undefined ? null : new Date(seed.answered),
    visitId: visit === undefined || operation === null ? null : visitId(tenant, operation, visit),
    duplicateOf: seed.repeats === undefined ? null : leadId(tenant, seed.repeats),
    isOverdueNotified: status === 'new' && dueAt < demoNow,
    createdAt: receivedAt,
    updatedAt: new Date(lastAt),
  };
}

function activityRows({ tenant, key, at, portal, said = [] }: LeadSeed): NewLeadActivity[] {
  const lines: NonNullable<LeadSeed['said']> = [[at, 'received', portal, '', null], ...said];
  return lines.map(([when, kind, detail, body, by], rank) => ({
    id: seedId(`lead-activity:${tenant}:${key}:${rank}`),
    tenantId: tenantId(tenant),
    leadId: leadId(tenant, key),
    kind,
    detail,
    body,
    byUserId: by === null ? null : personId(by),
    at: new Date(when),
    createdAt: new Date(when),
    updatedAt: new Date(when),
  }));
}

const sourceRow = (tenant: TenantKey): NewLeadSource => {
  const received = leadSeeds.filter((seed) => seed.tenant === tenant).map(({ at }) => new Date(at));
  const lastReceivedAt = received.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
  return {
    id: sourceId(tenant),
    tenantId: tenantId(tenant),
    lastReceivedAt,
    createdAt: begunAt,
    updatedAt: lastReceivedAt ?? begunAt,
  };
};

/** Requests that both companies received, where they came in, and what was done about them. */
export const leadRows = () => ({
  sources: [sourceRow('T1'), sourceRow('T2')],
  // Those that others repeat stand before them.
  leads: leadSeeds.map(leadRow),
  activities: leadSeeds.flatMap(activityRows),
});
