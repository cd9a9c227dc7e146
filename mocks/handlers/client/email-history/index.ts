import { emailDownload, emailHistoryIndexPage } from '#contracts/client/email-history/index.ts';
import { emailHistoryShowPage } from '#contracts/client/email-history/show.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { countsOf, emailSource } from './list.ts';
import { showProps } from './record.ts';
import { calendarHandler, forwardHandler, resendHandler } from './send.ts';
import { liftHandler, suppressionsOf } from './suppressions.ts';

/** The mails that a company had sent: list, file, one mail with its course, sending again. */
export const emailHistoryResource = defineResource({
  handlers: {
    'client.email-history.index': clientPage(emailHistoryIndexPage, async (context, query) => ({
      list: await emailSource.answer(context, query),
      counts: await countsOf(context),
      suppressions: await suppressionsOf(context),
    })),
    'client.email-history.download': clientData(emailDownload, (context, { format }) =>
      answerDownload(context, emailSource.download, format),
    ),
    'client.email-history.show': clientPage(emailHistoryShowPage, showProps),
    'client.email-history.calendar': calendarHandler,
    'client.email-history.resend': resendHandler,
    'client.email-history.forward': forwardHandler,
    'client.email-history.suppression.destroy': liftHandler,
  },
  listPages: [emailSource.listPage],
  downloads: [emailSource.download],
});
