import { and, eq, sql } from 'drizzle-orm';
import {
  duplicateShare,
  storeShare,
  updateShare,
  type SharePayload,
} from '#contracts/client/share/payload.ts';
import { addToDay, day } from '#domain/time/day.ts';
import * as shareMessages from '#messages/client/share.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { shares, type NewShareRow, type ShareRow } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect, type Answer } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { stateOfLink, type FoundLink } from '#mocks/server/share/find-link.ts';
import type { Shared } from '#mocks/server/share/section-targets.ts';
import { newShareToken } from '#mocks/server/share/token.ts';
import { pageOfLink } from '#mocks/server/share/views.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { sendLink } from './mail.ts';
import { offerOf } from './offer.ts';
import { announceShare, auditShare, shareOfRoute } from './record.ts';
import { checkWish, settingsOf } from './settle.ts';
import { sharedOperation, sharedProfile } from './shared.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, shareMessages);

/** Makes a link to what the address names. */
const storeHandler = (find: (context: ClientContext) => Promise<Shared>) =>
  clientAction(storeShare, {
    find,
    act: async (context, payload, shared) => {
      const offer = await offerOf(context, shared);
      checkWish(context, { shared, offer }, payload, { ...payload, hasCode: false });
      const codeHash = payload.code === '' ? null : await context.deps.hasher.hash(payload.code);
      const columns = {
        ...settingsOf(payload),
        recipientName: payload.recipientName,
        recipientEmail: payload.recipientEmail,
        message: payload.message === '' ? null : payload.message,
        codeHash,
      };
      return made(context, shared, columns, payload.sendsMail);
    },
  });

export const storeOperationHandler = storeHandler(sharedOperation);
export const storeProfileHandler = storeHandler(sharedProfile);

type Columns = Pick<
  ShareRow,
  keyof ReturnType<typeof settingsOf> | 'recipientName' | 'recipientEmail' | 'message' | 'codeHash'
>;

/** Writes a new link, and its mail where that is wished. */
async function made(
  context: ClientContext,
  { target, operation, profile }: Shared,
  columns: Columns,
  isSent: boolean,
): Promise<Answer> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const id = deps.newId();
  const { token, columns: tokenColumns } = await newShareToken(deps, id);
  const row: NewShareRow = {
    id,
    tenantId: actor.tenant.id,
    target,
    operationId: operation?.id ?? null,
    profileId: target === 'profile' ? (profile?.id ?? null) : null,
    ...columns,
    ...tokenColumns,
    lastSentAt: isSent ? now : null,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  };
  const share = await context.db.transaction(async (tx) => {
    const [written] = await tx.insert(shares).values(row).returning();
    if (written === undefined) throw new RangeError('the link was not written');
    if (isSent) await sendLink(context, tx, { share: written, operation, profile }, token);
    await auditShare(context, tx, 'create', { share: written, operation, profile });
    return written;
  });
  announceShare(context, share, share.version);
  const text = fill(isSent ? texts(context).done.sent : texts(context).done.made, {
    name: share.recipientName,
  });
  return redirect(pageOfLink(share), { type: 'success', text });
}

const sharedBy = ({ share, operation, profile }: FoundLink): Shared => ({
  target: share.target,
  operation,
  profile,
});

/** Changes what a link shows and until when: its reader sees it with their next press. */
export const updateHandler = clientAction(updateShare, {
  find: shareOfRoute,
  act: async (context, payload, found) => {
    const { share } = found;
    const { version, code, removesCode } = payload;
    if (share.revokedAt !== null) throw over(context);
    if (share.version !== version) throw await stale(context, share);
    const shared = sharedBy(found);
    const offer = await offerOf(context, shared);
    checkWish(context, { shared, offer }, payload, {
      ...share,
      hasCode: share.codeHash !== null && !removesCode,
    });
    const codeHash = code !== '' ? await context.deps.hasher.hash(code) : removesCode ? null : share.codeHash;
    const columns = { ...settingsOf(payload), codeHash };
    await context.db.transaction(async (tx) => {
      const rows = await tx
        .update(shares)
        .set({
          ...columns,
          version: sql`${shares.version} + 1`,
          updatedAt: context.deps.clock.businessNow(),
        })
        .where(and(eq(shares.id, share.id), eq(shares.version, version)))
        .returning({ id: shares.id });
      if (rows.length === 0) throw await stale({ ...context, db: tx }, share);
      const { codeHash: _was, ...before } = share;
      const { codeHash: _is, ...after } = columns;
      const changes = changedFields(before, after);
      await auditShare(context, tx, 'update', found, {
        ...changes,
        ...(codeHash !== share.codeHash && { password: { from: '…', to: '…' } }),
      });
    });
    announceShare(context, share, version + 1);
    return redirect(pageOfLink(share), { type: 'success', text: texts(context).done.updated });
  },
});

const stale = (context: ClientContext, { id, updatedAt }: ShareRow): Promise<ValidationFailure> =>
  staleVersion(context, {
    id,
    updatedAt,
    actions: ['share.update', 'share.create'],
    within: context.db,
    fields: [],
  });

const over = ({ locale }: ClientContext): ValidationFailure =>
  new ValidationFailure({ base: validationText(locale, 'shareOver') });

/** Longest life that a copy of a link that is over is given, in days. */
const copyDays = 30;

/** Makes the same link for somebody else, and sends it. */
export const duplicateHandler = clientAction(duplicateShare, {
  find: shareOfRoute,
  act: async (context, recipient, found) => {
    const { share } = found;
    const shared = sharedBy(found);
    const offer = await offerOf(context, shared);
    const offered = new Set<string>(offer.sections.map(({ section }) => section));
    const files = new Set(offer.files.map(({ id }) => id));
    const today = day(parisDay(context.deps.clock.businessNow()));
    const copied = {
      ...share,
      // What is no longer there is left out.
      sections: share.sections.filter((section) => offered.has(section)) as SharePayload['sections'],
      fileIds: share.fileIds.filter((id) => files.has(id)),
      hiddenFields: share.hiddenFields as SharePayload['hiddenFields'],
      expiresOn:
        stateOfLink(context.deps, found) === 'active' ? share.expiresOn : addToDay(today, { days: copyDays }),
    };
    checkWish(
      context,
      { shared, offer },
      { ...copied, code: '' },
      { ...recipient, hasCode: share.codeHash !== null },
    );
    const columns = {
      ...settingsOf({ ...copied, ...recipient, message: '', code: '', sendsMail: true }),
      ...recipient,
      message: share.message,
      codeHash: share.codeHash,
    };
    return made(context, shared, columns, true);
  },
});
