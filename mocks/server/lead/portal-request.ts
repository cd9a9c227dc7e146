import type { PortalLeadPayload } from '#contracts/webhook/lead.ts';
import { parsePhone } from '#domain/identity/phone.ts';
import { leadKinds, leadPortals, type LeadKind, type LeadPortal } from '#domain/lead/lead.ts';
import { daysLater } from '../paris-day.ts';
import type { IncomingLead } from './receive.ts';

/** A request of a portal before it is known whose it is and which lot it is about. */
export type PortalRequest = Omit<IncomingLead, 'tenantId' | 'operationId' | 'lotId'>;

/** Days within which the instant that a portal names is believed. */
const believedDays = 30;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A text cut to a length; empty for none. */
const short = (value: string | number | null | undefined, max: number): string =>
  String(value ?? '')
    .trim()
    .slice(0, max);

/** Other names of portals, without signs between letters. */
const aliases: Readonly<Record<string, LeadPortal>> = {
  lbc: 'leboncoin',
  sl: 'seloger',
  figaroimmo: 'figaro',
  figaroimmobilier: 'figaro',
  ouestfranceimmo: 'ouestfrance',
  particulierparticulier: 'pap',
  minisite: 'mini_site',
};

function portalOf(name: string): LeadPortal {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return leadPortals.find((portal) => portal === plain) ?? aliases[plain] ?? 'other';
}

const kindNames: Readonly<Record<string, LeadKind>> = { visite: 'visit', offre: 'offer', rappel: 'callback' };

function kindOf(name: string): LeadKind {
  const plain = name.toLowerCase();
  return leadKinds.find((kind) => kind === plain) ?? kindNames[plain] ?? 'information';
}

/** Whole cents of an amount in euros; null for what is none. */
function centsOf(euros: string): number | null {
  const amount = Number(euros.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(',', '.'));
  return euros === '' || !Number.isFinite(amount) || amount <= 0 || amount > 1e9
    ? null
    : Math.round(amount * 100);
}

function receivedAtOf(text: string, now: Date): Date {
  const at = new Date(text);
  const isBelieved = !Number.isNaN(at.getTime()) && at <= now && at >= daysLater(now, -believedDays);
  return isBelieved ? at : now;
}

/** First and last name, from where both stand in one text as well. */
function namesOf({ firstName, lastName, name }: PortalLeadPayload) {
  const given = { firstName: short(firstName, 80), lastName: short(lastName, 80) };
  const whole = short(name, 160);
  if (given.lastName !== '' || whole === '') return given;
  const [first = '', ...rest] = whole.split(/\s+/);
  return rest.length === 0
    ? { ...given, lastName: first.slice(0, 80) }
    : { firstName: given.firstName || first.slice(0, 80), lastName: rest.join(' ').slice(0, 80) };
}

/** A request as a portal tells it; null where nobody could answer it: neither e-mail nor telephone. */
export function readPortalRequest(payload: PortalLeadPayload, now: Date): PortalRequest | null {
  const address = short(payload.email, 190).toLowerCase();
  const email = emailPattern.test(address) ? address : null;
  const written = [payload.phone, ...(payload.phoneNumbers ?? [])].map((phone) => short(phone, 40));
  const phones = [...new Set(written.flatMap((phone) => parsePhone(phone) ?? []))].slice(0, 5);
  if (email === null && phones.length === 0) return null;
  return {
    ...namesOf(payload),
    portal: portalOf(short(payload.portal, 40)),
    externalId: short(payload.externalId ?? payload.id, 120) || null,
    listingRef: short(payload.classifiedId ?? payload.listingRef, 80) || null,
    email,
    phones,
    message: short(payload.message, 4000),
    kind: kindOf(short(payload.kind, 40)),
    budgetCents: centsOf(short(payload.budget, 40)),
    consentText: short(payload.consentText, 1000) || null,
    receivedAt: receivedAtOf(short(payload.submittedDate, 40), now),
    raw: payload,
  };
}
