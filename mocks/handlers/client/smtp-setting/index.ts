import { smtpSettingPage } from '#contracts/client/smtp-setting.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { dnsHandler, testHandler } from './check.ts';
import { pageProps } from './page.ts';
import { destroyHandler, updateHandler } from './save.ts';

/** The mail server of a company: settings, test, what the DNS says. */
export const smtpSettingResource = defineResource({
  handlers: {
    'client.smtp-setting': clientPage(smtpSettingPage, pageProps),
    'client.smtp-setting.update': updateHandler,
    'client.smtp-setting.destroy': destroyHandler,
    'client.smtp-setting.test': testHandler,
    'client.smtp-setting.dns': dnsHandler,
  },
});
