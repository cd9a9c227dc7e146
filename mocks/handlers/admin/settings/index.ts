import { adminFormPage } from '#contracts/admin/form.ts';
import { adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { mailTestHandler } from './mail-test.ts';
import { settingsMaintenanceHandlers } from './maintenance.ts';
import { pageProps } from './page.ts';
import { storeHandler, updateHandler as updateIndexHandler } from './rent-index.ts';
import { updateHandler } from './update.ts';

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
