import { adminFormPage } from '#contracts/admin/form.ts';
import { adminAction, adminPage, redirect } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { testSettingsMail } from '#contracts/admin/settings/payload.ts';
import { edit } from '#generated/routes/admin/settings.ts';
import { settingsId } from '#domain/platform/settings.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { audit } from '#mocks/server/audit.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { settingsMaintenanceHandlers } from './maintenance.ts';
import { pageProps } from './page.ts';
import { storeHandler, updateHandler as updateIndexHandler } from './rent-index.ts';
import { updateHandler } from './update.ts';

const testsPerHour = 10;

/** Sends a mail with the settings of now, so that one sees it arrive. */
const mailTestHandler = adminAction(testSettingsMail, async (context, { to }) => {
  const { actor, locale, unscoped } = context;
  await limitPerHour(context, 'to', { [`settings-mail:${actor.user.id}`]: testsPerHour });
  await unscoped.transaction(async (tx) => {
    const recipient = { email: to, name: null, locale };
    await queueMail(context, tx, 'settings.test', recipient, {
      by: actor.name,
      href: mailHref(context, edit()),
    });
    await audit(context, tx, 'settings.mail-test', { type: 'settings', id: settingsId, label: to });
  });
  const { mailTest } = messagesFor(locale, settingsMessages);
  return redirect(edit(), { type: 'success', text: fill(mailTest.sent, { to }) });
});

/** Settings of the platform: texts and limits, indices of rents, maintenance, state of the installation. */
export const adminSettingsResource = defineResource({
  handlers: {
    'admin.settings.edit': adminPage(adminFormPage, (context, { tab }) => pageProps(context, tab)),
    'admin.settings.update': updateHandler,
    'admin.settings.mail.test': mailTestHandler,
    'admin.settings.index.store': storeHandler,
    'admin.settings.index.update': updateIndexHandler,
    ...settingsMaintenanceHandlers,
  },
});
