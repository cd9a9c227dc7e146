import { asc, inArray, isNull } from 'drizzle-orm';
import {
  alertFields,
  storeAlert,
  updateAlert,
  type AlertPayload,
  type AlertRow,
} from '#contracts/client/sourcing/actions.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { openStages } from '#domain/sourcing/stages.ts';
import { sourcing as index } from '#generated/routes/client.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { opportunities, sourcingAlerts } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { fits } from './alert-matches.ts';

/** What an alert says after it was changed. */
const alertTexts = {
  fr: sourcingMessages.fr.alerts,
  en: sourcingMessages.en.alerts,
};

/** An alert as a declared record: its author changes it, and whoever may delete opportunities. */
export const alert = defineRecord<typeof sourcingAlerts, AlertPayload>({
  type: 'alert',
  area: 'sourcing',
  table: sourcingAlerts,
  payload: alertFields,
  label: (row) => row.name,
  messages: alertTexts,
  href: () => index(),
  listHref: index,
  isWithinReach: (context, row) => isTheirs(context, row),
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'sourcing.updated', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of alerts: whoever may make one brings theirs back. */
export const alertBin = { ...recordBin(alert), can: 'sourcing.create' as const };

const isTheirs = (context: ClientContext, { createdBy }: { readonly createdBy: string | null }): boolean =>
  createdBy === context.actor.user.id || canNow(context, 'sourcing.delete');

/** Makes an alert. */
export const storeAlertHandler = clientAction(storeAlert, async (context, payload) => {
  await alert.create(context, payload);
  const text = fill(messagesFor(context.locale, alertTexts).created, { name: payload.name });
  return redirect(backAddress(context), { type: 'success', text });
});

/** Changes an alert over the version that was read. */
export const updateAlertHandler = clientAction(updateAlert, {
  find: alert.ofRouteToChange,
  act: async (context, { version, ...columns }, row) => {
    await alert.change(context, row, {
      action: 'update',
      columns,
      version,
    });
    const text = fill(messagesFor(context.locale, alertTexts).updated, { name: columns.name });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** The alerts of the company by name, each with what is looked at now and fits it. */
export async function alertRows(context: ClientContext): Promise<AlertRow[]> {
  const { db } = context;
  const rows = await db
    .select()
    .from(sourcingAlerts)
    .where(isNull(sourcingAlerts.deletedAt))
    .orderBy(asc(sourcingAlerts.id));
  if (rows.length === 0) return [];
  const { inseeCode, type, askingPriceCents, areaM2, deletedAt, stage } = opportunities;
  const open = await db
    .select({ inseeCode, type, askingPriceCents, areaM2, deletedAt })
    .from(opportunities)
    .where(inArray(stage, [...openStages]));
  const live = open.filter((row) => row.deletedAt === null);
  const names = await personNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const sorted = rows.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
  return sorted.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    communes: row.communes.map(({ inseeCode: code, name }) => ({ inseeCode: code, name })),
    types: row.types,
    maxPriceCents: row.maxPriceCents,
    minAreaM2: row.minAreaM2,
    isActive: row.isActive,
    author: names.get(row.createdBy ?? '') ?? '–',
    count: live.filter((subject) => fits(row, subject)).length,
    isOwn: isTheirs(context, row),
  }));
}
