import * as z from 'zod';
import { id } from '../fields.ts';

/** A record that changed: identifiers and version only, the page asks for what it shows. */
const changedRecord = z.object({
  id,
  /** The operation it belongs to; null for a record of the whole company. */
  operationId: id.nullable(),
  /** The record's version after the change. */
  version: z.number().int(),
  /** The person who changed it. */
  by: id,
});

/** Several records of one kind that changed together. */
const changedRecords = z.object({ ids: z.array(id), by: id });

/**
 * Every event that the server sends, with the payload it carries. A payload holds identifiers, versions and
 * progress, never what a page shows: whoever receives it asks for that, and the server decides again.
 */
export const realtimeEvents = {
  'operation.created': changedRecord,
  'operation.updated': changedRecord,
  'operation.deleted': changedRecord,
  'operation.restored': changedRecord,
  'operation-note.created': changedRecord,
  'operation-note.deleted': changedRecord,
  'lot.updated': changedRecord,
  /** The price of a lot; its price itself is asked for. */
  'price.changed': changedRecord,
  /** Somebody who may buy lots of an operation was entered or changed. */
  'sale-contact.updated': changedRecord,
  /** Somebody answered an advert or the form of a mini-site. */
  'lead.received': z.object({ id, portal: z.string(), lotId: id.nullable(), operationId: id.nullable() }),
  /** Requests were answered, assigned, taken to a state or merged; by nobody, where time did it. */
  'lead.changed': z.object({ ids: z.array(id), by: id.nullable() }),
  /** A mini-site was written on, or went on or off line. */
  'site.updated': changedRecord,
  'site.published': changedRecord,
  /** Adverts of lots of an operation, or where they are sent, stand otherwise; empty: all of them may. */
  'broadcast.changed': z.object({ operationId: id, lotIds: z.array(id) }),
  'visit.updated': changedRecord,
  /** An offer of an operation was prepared, changed, or took a step; by nobody, where time did it. */
  'offer.updated': changedRecord.extend({ by: id.nullable() }),
  'simulation.updated': changedRecord,
  /** A loan, a guarantee or own money of an operation came, went or changed; by nobody, where time did it. */
  'loan.updated': changedRecord.extend({ by: id.nullable() }),
  'drawdown.released': changedRecord,
  /** A line of the budget, or a flow that it counts, came, went or changed. */
  'budget.changed': changedRecord,
  'cash-flow.changed': changedRecord,
  'estimation.updated': changedRecord,
  /** Figures of a commune were fetched or written. */
  'insee.refreshed': z.object({ inseeCode: z.string() }),
  'project.updated': changedRecord,
  /** A link was made, changed, sent again or revoked. */
  'share.updated': changedRecord,
  /** Somebody opened a link, read a part of it, or left a question. */
  'share.viewed': z.object({ id, operationId: id.nullable() }),
  /** A permission, a declaration, the rules or the papers of an operation’s planning. */
  'permit.updated': changedRecord,
  /** A legal deadline of an operation began, moved or ended with the record that counts it. */
  'deadline.changed': changedRecord,
  /** A lot of works, its contract, its reserves; a progress claim; the certificate of a stage. */
  'construction-lot.updated': changedRecord,
  'situation.changed': changedRecord,
  'milestone.certified': changedRecord,
  /** A call for funds of a sale: made, paid, late, reminded; or its schedule. */
  'payment.received': changedRecord,
  /** The purchase of an operation, one of its conditions or papers; by nobody, where time did it. */
  'purchase.updated': changedRecord.extend({ by: id.nullable() }),
  /** The sale of lots of an operation, one of its conditions or papers; by nobody, where time did it. */
  'notary-sale.updated': changedRecord.extend({ by: id.nullable() }),
  /** A service answered for an analysis of a neighbourhood, or did not. */
  'cityscan.ready': z.object({ scanId: id }),
  /** A mail of the company went on its way: it left, waits, or was refused. */
  'email.status': z.object({ id, status: z.string() }),
  /** The test of the company’s mail server is over. */
  'smtp.tested': z.object({ isOk: z.boolean() }),
  'campaign.changed': changedRecords,
  /** Mails of a campaign were handed over. */
  'campaign.progressed': z.object({ id, sent: z.number().int(), total: z.number().int() }),
  'contact.changed': changedRecords,
  'supplier.changed': changedRecords,
  /** A supplier opened its link to deposit papers, or deposited one. */
  'supplier_document.received': z.object({ supplierId: id }),
  'profile.changed': changedRecords,
  'payment-template.changed': changedRecords,
  'offer-template.changed': changedRecords,
  /** Templates of expenses, which simulations begin with. */
  'expense-template.changed': changedRecords,
  'quick-sale.changed': changedRecords,
  'task.changed': changedRecords,
  'planning.changed': changedRecords,
  'sourcing.updated': changedRecords,
  /** Alerts that an opportunity fits which was just entered or changed; the identifiers are of alerts. */
  'sourcing.alert-matched': changedRecords,
  'media.changed': changedRecords,
  /** A file that the person sent from another browser is in the library. */
  'upload.processed': z.object({ id }),
  /** News of the platform were changed, for its staff. */
  'actuality.changed': changedRecords,
  /** An article came, or went, for those whom it addresses. */
  'actuality.published': z.object({ ids: z.array(id) }),
  /** An article that is published was changed. */
  'actuality.updated': z.object({ ids: z.array(id) }),
  /** Promotion codes were changed, for the platform's staff. */
  'coupon.changed': changedRecords,
  /** A company used a promotion code. */
  'coupon.redeemed': z.object({ id }),
  /** Followed links were changed, for the platform's staff. */
  'utm.changed': changedRecords,
  /** Somebody came by a followed link; told once in ten seconds at most. */
  'utm.hit': z.object({ id }),
  /** A client wrote to a partner; for the platform's staff. */
  'partner_request.created': z.object({ id }),
  /** How a request to a partner stands was changed, for the company that wrote. */
  'partner_request.answered': z.object({ id }),
  /** Partners were changed, for the platform's staff. */
  'partner.changed': changedRecords,
  /** Prospects of the platform came, for its staff. */
  'prospect.created': changedRecords,
  /** Prospects of the platform were changed or moved, for its staff. */
  'prospect.changed': changedRecords,
  /** Sales of subscriptions were made, changed or took a step, for the platform's staff. */
  'sale.changed': changedRecords,
  /** Banners were changed, for the platform's staff. */
  'banner.changed': changedRecords,
  /** Somebody saw or followed a banner; told once in ten seconds at most. */
  'banner.seen': z.object({ id }),
  /** Accounts of people were changed by the platform's staff. */
  'user.changed': changedRecords,
  /** Roles were changed: the names stand for them. */
  'role.changed': z.object({ names: z.array(z.string()), by: id }),
  /** Networks were changed, for the platform's staff. */
  'brand.changed': changedRecords,
  /** People of a network's companies, or who steer it, came, went or changed. */
  'brand-user.changed': changedRecords,
  /** Accounts of the platform's chart were changed, for its staff. */
  'chartcode.changed': changedRecords,
  /** Accounts of the company's chart, or rules that give bank lines theirs. */
  'accounting.changed': changedRecords,
  /** Movements of the company's bank accounts. */
  'transaction.changed': changedRecords,
  /** A month of the books was locked, or opened again. */
  'month.locked': z.object({ month: z.string() }),
  /** Bank accounts of the company, or what is foreseen of its money. */
  'treasury.changed': changedRecords,
  /** Reports of the company that are kept. */
  'report.changed': changedRecords,
  /** The file of a report is there, for whoever asked for it. */
  'report.ready': z.object({ id }),
  /** Leases of the company, or revisions of their rents. */
  'lease.changed': changedRecords,
  /** Calls of rent were made, paid or changed; the identifiers are of calls or of their leases. */
  'rentcall.changed': changedRecords,
  /** Members of the company came, went or changed; the identifiers are of people. */
  'membership.changed': changedRecords,
  /** The company's subscription, by its identifier. */
  'subscription.changed': z.object({ id }),
  'invoice.issued': z.object({ id }),
  /** An invoice was paid, or somebody was reminded of it. */
  'invoice.changed': z.object({ id }),
  /** Names of the props of the dashboard that are out of date. */
  'dashboard.stale': z.object({ keys: z.array(z.string()) }),
  /** Figures over several companies are out of date: names of the props, empty for all of them. */
  'kpi.updated': z.object({ keys: z.array(z.string()) }),
  /** Figures of these days were computed anew, for the platform's staff. */
  'kpi.recomputed': z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** How far the computing of figures has come, in months of days. */
  'kpi.recomputing': z.object({ done: z.number().int(), total: z.number().int() }),
  /** Someone saved a record that others look at. */
  'record.saved': z.object({ id, version: z.number().int(), by: id }),
  /** The person has a new notice, or one more of the same. */
  'notification.created': z.object({ id, kind: z.string(), severity: z.string() }),
  /** The person read or removed notices in another tab. */
  'notification.changed': z.object({}),
  /** A session of the person was ended; the handle is the beginning of its identifier. */
  'session.revoked': z.object({ sessionId: z.string() }),
  /** The person's e-mail address was verified, perhaps in another browser. */
  'email.verified': z.object({}),
  /** Somebody accepted the person's invitation. */
  'invitation.accepted': z.object({ id }),
  /** A company began its trial. */
  'signup.created': z.object({ id }),
  /** When the application will close for maintenance; null when it no longer will. */
  'maintenance.scheduled': z.object({ at: z.iso.datetime().nullable() }),
  /** The person's roles or companies changed. */
  'auth.changed': z.object({}),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
export type RealtimePayload<Name extends RealtimeEventName> = z.infer<(typeof realtimeEvents)[Name]>;

/** What one browser may tell the others on a presence channel: which field is being filled in. */
export const typingEvent = 'client-typing';
export const typingPayload = z.object({ field: z.string().max(120) });

/** Largest payload of an event, in bytes of JSON (Pusher Channels, message size limit). */
export const maxPayloadBytes = 10_240;
