import { and, eq, isNull } from 'drizzle-orm';
import type { AdvertEditorProps } from '#contracts/client/operation/broadcast-configuration/form.ts';
import type { BroadcastFields } from '#contracts/client/operation/broadcast-configuration/payload.ts';
import { lotAdvertText } from '#domain/broadcast/lot-text.ts';
import { advertMentions } from '#domain/broadcast/mentions.ts';
import { shownPlace } from '#domain/broadcast/place.ts';
import { lots, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { advertOf } from './advert.ts';
import { picturesOf } from './pictures.ts';

const { money, area } = textFormat('fr');

/** The advert of one lot, to be written; null where the lot is not of this operation. */
export async function editorOf(
  context: ClientContext,
  operation: Operation,
  lotId: string,
  { feesMention, showAddress }: BroadcastFields,
): Promise<AdvertEditorProps | null> {
  const isThat = and(eq(lots.id, lotId), eq(lots.operationId, operation.id), isNull(lots.deletedAt));
  const [lot] = await context.db.select().from(lots).where(isThat).limit(1);
  if (lot === undefined) return null;
  const advert = await advertOf(context.db, lot.id);
  const pictures = await picturesOf(context, operation.id);
  const isShown = (id: string): boolean => pictures.some((picture) => picture.id === id);
  return {
    lotId: lot.id,
    version: advert?.version ?? null,
    values: {
      title: advert?.title ?? '',
      text: advert?.text ?? '',
      isPriceShown: advert?.isPriceShown ?? true,
      photoMediaIds: (advert?.photoMediaIds ?? lot.photoMediaIds).filter(isShown),
    },
    pictures,
    proposal: proposalOf(lot, operation),
    mentions: advertMentions({
      ...lot,
      feesMention,
      money: (amountCents) => money(amountCents, { decimals: 0 }),
    }),
    place: shownPlace(operation, showAddress),
  };
}

const proposalOf = (lot: Lot, operation: Operation) =>
  lotAdvertText({
    type: lot.type,
    programme: operation.name,
    city: operation.city,
    area: area(lot.areaM2),
    details: lot.details,
    level: lot.level,
    saleMode: lot.saleMode,
    isRented: lot.occupancy === 'rented',
    strengths: operation.strengths,
    areaOf: (areaM2) => area(areaM2),
  });
