import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import {
  commercialInformationFields,
  quickSaleFields,
  saleInformationFields,
  type CommercialInformationPayload,
  type QuickSalePayload,
  type SaleInformationPayload,
} from '#contracts/client/quick-sale/payload.ts';
import { blankLot } from '#contracts/client/operation/sale/lot.ts';
import { lotDetails } from '#contracts/client/operation/sale/lot-details.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { detailNames, detailOf, detailsToKeep } from '#domain/lot/details.ts';
import { openQuickSaleStates } from '#domain/quick-sale/states.ts';
import {
  commercialInformationForm,
  edit,
  index,
  saleInformationForm,
} from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { setColumns } from '#mocks/db/queries/business-table.ts';
import { media, profiles, quickSaleDiagnostics, quickSales, type QuickSale } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { defineRecord, type RecordDeclaration } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { gapsOf, reportsOf, todayOf } from './facts.ts';

type Declaration<Payload extends Readonly<Record<string, unknown>>> = RecordDeclaration<
  typeof quickSales,
  Payload
>;

/** What the three forms of a quick sale have in common: one record, saved in parts. */
const common = {
  type: 'quick-sale',
  parameter: 'quickSale',
  area: 'quick-sale',
  table: quickSales,
  label: (row: QuickSale) => row.name,
  messages: quickSaleMessages,
  listHref: () => index(),
  saved: async (context: ClientContext, tx: Database, { id }: { readonly id: string }) =>
    settleReady(context, tx, id),
  announce: (context: ClientContext, changed: readonly { readonly id: string }[]) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'quick-sale.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
} as const satisfies Partial<Declaration<never>>;

/** Why a sale can only be read, in the person's language; null where it can be changed. */
export function lockOf({ locale }: ClientContext, { status }: QuickSale): string | null {
  const texts = messagesFor(locale, quickSaleMessages);
  if (openQuickSaleStates.includes(status)) return null;
  return status === 'compromis' ? texts.locked : texts.closed;
}

/** @throws ValidationFailure for a sale whose contract is signed, or that is over */
function refuseLocked(context: ClientContext, row: QuickSale | null): void {
  const lock = row === null ? null : lockOf(context, row);
  if (lock !== null) throw new ValidationFailure({ base: lock });
}

/** A draft whose two parts are complete is ready to be published. */
export async function settleReady(context: ClientContext, tx: Database, id: string): Promise<void> {
  const [row] = await tx.select().from(quickSales).where(eq(quickSales.id, id)).limit(1);
  if (row?.status !== 'draft') return;
  const reports = (await reportsOf(tx, [id])).get(id) ?? [];
  const { saleGaps, commercialGaps } = gapsOf(row, reports, todayOf(context));
  if (saleGaps.length + commercialGaps.length > 0) return;
  await setColumns(tx, quickSales, { status: 'ready' }, eq(quickSales.id, id));
  await audit(
    context,
    tx,
    'quick-sale.ready',
    { type: 'quick-sale', id, label: row.name },
    { status: { from: 'draft', to: 'ready' } },
  );
}

/** The property of a quick sale as a declared record: the record itself, with bin and deletion. */
export const quickSale = defineRecord<typeof quickSales, QuickSalePayload>({
  ...common,
  payload: quickSaleFields,
  href: (id) => edit(id),
  blank: () => ({ ...blankDetails, type: 'Apartment' }),
  values: (row) => ({ ...blankDetails, ...detailValues(row) }),
  columns: (payload) => ({ details: detailsToKeep(payload.type, payload, payload.level) }),
  unique: { quick_sales_ref: { field: 'ref', text: 'unique' } },
  check: async (context, payload, row) => {
    refuseLocked(context, row);
    await checkProperty(context, payload, row);
  },
  obstacle: async ({ locale }, { status }) =>
    status === 'draft' || status === 'ready' || status === 'withdrawn'
      ? null
      : messagesFor(locale, quickSaleMessages).onlyDraft,
});

/** Its price, mandate, tenants and charges. */
export const saleInformation = defineRecord<typeof quickSales, SaleInformationPayload>({
  ...common,
  payload: saleInformationFields,
  href: (id) => saleInformationForm(id),
  columns: ({ feePayer, feeCents, mandateKind, ...payload }) => ({
    feeCents: feePayer === 'none' ? null : feeCents,
    ...(mandateKind === 'none'
      ? { mandateNumber: null, mandateStartOn: null, mandateEndOn: null }
      : { mandateNumber: payload.mandateNumber || null }),
  }),
  check: async (context, _payload, row) => refuseLocked(context, row),
});

/** Its advert. */
export const commercialInformation = defineRecord<typeof quickSales, CommercialInformationPayload>({
  ...common,
  payload: commercialInformationFields,
  href: (id) => commercialInformationForm(id),
  columns: ({ description, descriptionEn }) => ({
    description: cleanHtml(description) || null,
    descriptionEn: cleanHtml(descriptionEn) || null,
  }),
  check: async (context, payload, row) => {
    refuseLocked(context, row);
    await checkPictures(context, payload, row);
  },
});

/** The bin of quick sales; the files of their reports go with them. */
export const quickSaleBin = recordBin(quickSale, async (tx, id) => {
  const rows = await tx
    .select({ fileId: quickSaleDiagnostics.fileId })
    .from(quickSaleDiagnostics)
    .where(eq(quickSaleDiagnostics.quickSaleId, id));
  for (const { fileId } of rows) {
    if (fileId !== null) await removeFile(tx, fileId);
  }
});

const blankDetails = Object.fromEntries(
  Object.keys(lotDetails).map((name) => [name, blankLot[name as keyof typeof lotDetails]]),
) as Pick<z.infer<typeof quickSaleFields>, keyof typeof lotDetails>;

/** What is kept of the property's type, by the fields of its form. */
const detailValues = ({ type, details }: QuickSale): Partial<QuickSalePayload> =>
  Object.fromEntries(
    detailNames[type].flatMap((name) => {
      const value = detailOf(details, name);
      return value === null ? [] : [[name, value]];
    }),
  );

async function checkProperty(
  { db, deps, locale }: ClientContext,
  { ref, inseeCode, postalCode, ownerProfileId }: QuickSalePayload,
  row: QuickSale | null,
): Promise<void> {
  const errors: Record<string, string> = {};
  if (row !== null && ref === '') errors['ref'] = validationText(locale, 'required');
  const commune = await deps.communes.byInsee(inseeCode);
  if (!commune?.postalCodes.includes(postalCode)) {
    errors['inseeCode'] = validationText(locale, 'inseeMismatch');
  }
  if (ownerProfileId !== null && ownerProfileId !== row?.ownerProfileId) {
    const isIt = and(eq(profiles.id, ownerProfileId), isNull(profiles.deletedAt));
    const [found] = await db.select({ id: profiles.id }).from(profiles).where(isIt).limit(1);
    if (found === undefined) errors['ownerProfileId'] = validationText(locale, 'unknownRecord');
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** Pictures are of the company's library. @throws ValidationFailure at `mediaIds` */
async function checkPictures(
  { db, locale }: ClientContext,
  { mediaIds }: CommercialInformationPayload,
  row: QuickSale | null,
): Promise<void> {
  const added = mediaIds.filter((id) => row?.mediaIds.includes(id) !== true);
  if (added.length === 0) return;
  const found = await db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.deletedAt), eq(media.kind, 'photo')));
  const known = new Set(found.map(({ id }) => id));
  if (added.every((id) => known.has(id))) return;
  throw new ValidationFailure({ mediaIds: validationText(locale, 'unknownRecord') });
}
