import { and, eq } from 'drizzle-orm';
import { messagesFor } from '#messages/locale.ts';
import * as securityMessages from '#messages/account/security.ts';
import { devices, type Device } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type SignedInContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { noPayload, redirect, signedInAction } from '#mocks/server/handler.ts';
import { accountHref } from './area.ts';

/** Trusts a browser no more: the next sign-in there asks for a code. */
export const destroyDeviceHandler = signedInAction(noPayload, {
  find: ownDevice,
  act: async (context, _payload, device) => {
    const { user, name } = context.actor;
    await context.unscoped.transaction(async (tx) => {
      await tx.update(devices).set({ trustedUntil: null }).where(eq(devices.id, device.id));
      await audit(context, tx, 'account.device_removed', { type: 'user', id: user.id, label: name });
    });
    const text = messagesFor(context.locale, securityMessages).devices.removed;
    return redirect(accountHref(context, 'securite'), { type: 'success', text });
  },
});

async function ownDevice(context: SignedInContext): Promise<Device> {
  const id = parameter(context, 'device');
  const [device] = await context.unscoped
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), eq(devices.userId, context.actor.user.id)))
    .limit(1);
  if (!device) throw notFound(`device ${id}`);
  return device;
}
