import { updateSettingsMaintenance } from '#contracts/admin/settings/maintenance.ts';
import { messagesFor } from '#messages/locale.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcastToEveryone } from '#mocks/server/broadcast-to-everyone.ts';
import { serializeCookie } from '#mocks/server/cookies.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { bypassCookie, bypassLifeS } from '#mocks/server/maintenance.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';

/** Handler of `admin.settings.maintenance`; whoever closes the application goes on working in it. */
export const settingsMaintenanceHandlers = {
  'admin.settings.maintenance': adminAction(updateSettingsMaintenance, async (context, payload) => {
    const { isOn, message, at, until, allowedIps } = payload;
    const texts = messagesFor(context.locale, settingsMessages);
    checkAhead(context, { at, until }, texts.inThePast);
    const word = randomToken();
    const bypassHash = await sha256Hex(word);
    await context.db.transaction(async (tx) => {
      await writeSetting(tx, 'maintenance', isOn ? { message, at, until, bypassHash, allowedIps } : null);
      const subject = { type: 'settings', id: 'maintenance', label: isOn ? message : '' };
      await audit(context, tx, isOn ? 'maintenance.on' : 'maintenance.off', subject);
    });
    // Whoever is closed out at once sees so with their next request.
    if (!isOn || at !== null)
      await broadcastToEveryone(context, 'maintenance.scheduled', { at: isOn ? at : null });
    if (isOn) {
      const { isSecure } = context.deps.config;
      const options = { maxAgeS: bypassLifeS, isHttpOnly: true, isSecure };
      context.setCookies.push(serializeCookie(bypassCookie, word, options));
    }
    const text = isOn
      ? at === null
        ? texts.maintenanceOn
        : texts.maintenanceAnnounced
      : texts.maintenanceOff;
    return redirect(backAddress(context), { type: isOn ? 'warning' : 'success', text });
  }),
} satisfies Partial<RouteHandlers>;

/** What is announced must lie ahead. @throws ValidationFailure at the field */
function checkAhead(
  { deps }: AdminContext,
  instants: { readonly at: string | null; readonly until: string | null },
  text: string,
): void {
  const now = deps.clock.systemNow().getTime();
  for (const [field, instant] of Object.entries(instants)) {
    if (instant !== null && Date.parse(instant) <= now) throw new ValidationFailure({ [field]: text });
  }
}
