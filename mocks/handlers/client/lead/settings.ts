import { eq } from 'drizzle-orm';
import type { ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { updateLeadSettings } from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { store as webhook } from '#generated/routes/webhook/lead.ts';
import * as leadMessages from '#messages/client/lead.ts';
import { messagesFor } from '#messages/locale.ts';
import { leadSources, type LeadSource } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { knownSource, leadSecret, leadToken, sourceOf } from '#mocks/server/lead/source.ts';
import { mailHref } from '#mocks/server/mail/href.ts';

/** Kept in the session for the page that follows: the number of the keys that it shows. */
const shownKey = 'leadKeys';

/** How requests come in; null for who may not change it, nor for staff in the company’s name, who get no keys. */
export async function settingsOf(context: ClientContext): Promise<ProspectsProps['settings']> {
  const { actor, db, deps, session } = context;
  if (!canNow(context, 'lead.delete') || actor.impersonation) return null;
  const source = await knownSource(db, actor.tenant.id);
  if (source === null) {
    return {
      assignment: 'none',
      autoReply: '',
      isOpen: false,
      keys: null,
      lastReceivedAt: null,
    };
  }
  const areShown = session.data.details?.[shownKey] === `${source.id}:${source.keyNumber}`;
  return {
    assignment: source.assignment,
    autoReply: source.autoReply ?? '',
    isOpen: true,
    keys: areShown
      ? {
          address: mailHref(context, webhook(await leadToken(deps, source))),
          key: await leadSecret(deps, source),
        }
      : null,
    lastReceivedAt: source.lastReceivedAt?.toISOString() ?? null,
  };
}

/** Has the page that follows show address and key. */
function showKeys({ session }: ClientContext, { id, keyNumber }: Pick<LeadSource, 'id' | 'keyNumber'>): void {
  session.data.details = { ...session.data.details, [shownKey]: `${id}:${keyNumber}` };
  session.isDirty = true;
}

const subjectOf = ({ actor }: ClientContext) => ({
  type: 'tenant',
  id: actor.tenant.id,
  label: actor.tenant.name,
});

/** Changes who gets new requests and what is answered at once. */
export const updateSettingsHandler = clientAction(
  updateLeadSettings,
  async (context, { assignment, autoReply }) => {
    const { deps, actor } = context;
    const columns = { assignment, autoReply: autoReply === '' ? null : autoReply };
    await context.db.transaction(async (tx) => {
      const source = await sourceOf(deps, tx, actor.tenant.id);
      await tx
        .update(leadSources)
        .set({ ...columns, updatedAt: deps.clock.businessNow(), version: source.version + 1 })
        .where(eq(leadSources.id, source.id));
      await audit(context, tx, 'lead.settings', subjectOf(context), changedFields(source, columns));
    });
    const { settings } = messagesFor(context.locale, leadMessages);
    return redirect(backAddress(context), { type: 'success', text: settings.saved });
  },
);

/** Shows address and key on the page that follows, and on none after it. Who looked is kept. */
export const revealHandler = clientAction(noPayload, async (context) => {
  const { deps, actor, db } = context;
  await db.transaction(async (tx) => {
    showKeys(context, await sourceOf(deps, tx, actor.tenant.id));
    await audit(context, tx, 'lead.token_shown', subjectOf(context));
  });
  return redirect(backAddress(context));
});

/** Gives the way in another address and another key; the old ones are worth nothing from then on. */
export const rotateHandler = clientAction(noPayload, async (context) => {
  const { deps, actor } = context;
  await context.db.transaction(async (tx) => {
    const source = await sourceOf(deps, tx, actor.tenant.id);
    await tx
      .update(leadSources)
      .set({
        keyNumber: source.keyNumber + 1,
        updatedAt: deps.clock.businessNow(),
        version: source.version + 1,
      })
      .where(eq(leadSources.id, source.id));
    await audit(context, tx, 'lead.token_rotated', subjectOf(context));
    showKeys(context, { id: source.id, keyNumber: source.keyNumber + 1 });
  });
  const { settings } = messagesFor(context.locale, leadMessages);
  return redirect(backAddress(context), { type: 'success', text: settings.rotated });
});
