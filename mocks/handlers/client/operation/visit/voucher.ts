import { eq } from 'drizzle-orm';
import { keepVoucher } from '#contracts/client/operation/visit/payload.ts';
import { maxPictureSide } from '#domain/media/media.ts';
import { edit } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { messagesFor } from '#messages/locale.ts';
import { visits } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { findFile, removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { visitPart } from './record.ts';

/** The signed voucher of a visit, with an address to open it; null without one. */
export async function voucherOf(context: ClientContext, fileId: string | null) {
  const file = fileId === null ? null : await findFile(context.db, fileId);
  return file && { href: await fileHref(context, file.id), name: file.name };
}

/** Keeps the signed voucher in place of the one before, or takes it away; the planning stays as it is. */
export const voucherHandler = clientAction(keepVoucher, {
  find: visitPart.ofRoute,
  act: async (context, { voucher }, { operation, visit }) => {
    const words = messagesFor(context.locale, visitMessages).voucher;
    if (voucher !== null && visit.status === 'cancelled') {
      throw new ValidationFailure({ voucher: words.cancelled });
    }
    const kept =
      voucher && (await fittedPicture(context, voucher, { side: maxPictureSide, field: 'voucher' }));
    await context.db.transaction(async (tx) => {
      const voucherFileId = kept && (await storeFile(context, tx, kept, { tenantId: visit.tenantId }));
      await tx.update(visits).set({ voucherFileId }).where(eq(visits.id, visit.id));
      if (visit.voucherFileId !== null) await removeFile(tx, visit.voucherFileId);
      await visitPart.audit(context, tx, voucher === null ? 'voucher.delete' : 'voucher', operation);
    });
    visitPart.announce(context, visit);
    const text = voucher === null ? words.removed : words.saved;
    return redirect(edit({ operation: operation.id, visit: visit.id }), { type: 'success', text });
  },
});
