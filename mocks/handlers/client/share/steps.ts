import { eq, sql } from 'drizzle-orm';
import * as shareMessages from '#messages/client/share.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { shares } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { stateOfLink, type FoundLink } from '#mocks/server/share/find-link.ts';
import { newShareToken, openShareToken } from '#mocks/server/share/token.ts';
import { pageOfLink } from '#mocks/server/share/views.ts';
import { sendLink } from './mail.ts';
import { announceShare, auditShare, shareOfRoute } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, shareMessages);

const checkActive = (context: ClientContext, found: FoundLink): void => {
  if (stateOfLink(context.deps, found) === 'active') return;
  throw new ValidationFailure({ base: validationText(context.locale, 'shareOver') });
};

/** Ends a link at once: whoever has it open is refused with their next press. Doing it again changes nothing. */
export const revokeHandler = clientAction(noPayload, {
  find: shareOfRoute,
  act: async (context, _payload, found) => {
    const { share } = found;
    const text = fill(texts(context).done.revoked, { name: share.recipientName });
    if (share.revokedAt === null) {
      const now = context.deps.clock.businessNow();
      await context.db.transaction(async (tx) => {
        await tx
          .update(shares)
          .set({
            revokedAt: now,
            revokedBy: context.actor.user.id,
            updatedAt: now,
            version: sql`${shares.version} + 1`,
          })
          .where(eq(shares.id, share.id));
        await auditShare(context, tx, 'revoke', found);
      });
      announceShare(context, share, share.version + 1);
    }
    return redirect(pageOfLink(share), { type: 'success', text });
  },
});

/** Sends a link once more; one whose address was not kept gets another, and the former stops working. */
export const resendHandler = clientAction(noPayload, {
  find: shareOfRoute,
  act: async (context, _payload, found) => {
    checkActive(context, found);
    const { share } = found;
    const kept = await openShareToken(context.deps, share);
    const fresh = kept === null ? await newShareToken(context.deps, share.id) : null;
    const token = kept ?? fresh?.token ?? '';
    await context.db.transaction(async (tx) => {
      await tx
        .update(shares)
        .set({ ...fresh?.columns, lastSentAt: context.deps.clock.businessNow() })
        .where(eq(shares.id, share.id));
      await sendLink(context, tx, found, token);
      await auditShare(context, tx, 'resend', found);
    });
    announceShare(context, share, share.version);
    const text = fill(texts(context).done.resent, { email: share.recipientEmail });
    return redirect(pageOfLink(share), { type: 'success', text });
  },
});
