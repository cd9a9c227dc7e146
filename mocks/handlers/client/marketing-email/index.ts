import { campaignDownload, campaignResults, marketingEmailPage } from '#contracts/client/marketing-email.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientAction, clientData, clientPage, json } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { countAudience, previewCampaign } from '#contracts/client/marketing-email/payload.ts';
import { resultsFile } from './file.ts';
import { campaignSource } from './list.ts';
import { pageProps } from './page.ts';
import { campaign, campaignBin } from './record.ts';
import { recipientsOf } from './report.ts';
import { archiveHandler, duplicateHandler, storeHandler, updateHandler } from './save.ts';
import { pauseHandler, resumeHandler, scheduleHandler, testHandler, unscheduleHandler } from './sending.ts';
import { destroyTemplateHandler, storeTemplateHandler, updateTemplateHandler } from './templates.ts';
import { countOf, membersOfAudience } from './audience.ts';
import { compositionOf, mailFor, sampleReading, weightOf } from './compose.ts';

/** What a mail would look like to somebody, before it is saved. */
const previewHandler = clientAction(previewCampaign, async (context, { look, ...content }) => {
  const composition = await compositionOf(context.db, context.actor.tenant.id, content);
  const { html, text } = mailFor(composition, sampleReading(composition, 'fr', look));
  return json({ html, text, weightBytes: weightOf({ html }) });
});

/** How many people an audience reaches. */
const audienceHandler = clientAction(countAudience, async ({ db }, { audience }) =>
  json(countOf(await membersOfAudience(db, audience))),
);

/** Campaigns of a company: list, content, audience, verification, sending, results, models. */
export const marketingEmailResource = defineResource({
  handlers: {
    'client.marketing-email': clientPage(marketingEmailPage, pageProps),
    'client.marketing-email.download': clientData(campaignDownload, (context, { format }) =>
      answerDownload(context, campaignSource.download, format),
    ),
    'client.marketing-email.results': clientData(campaignResults, async (context, { format }) => {
      const row = await campaign.ofRoute(context);
      return answerDownload(context, resultsFile(row, await recipientsOf(context.db, row.id)), format);
    }),
    'client.marketing-email.store': storeHandler,
    'client.marketing-email.preview': previewHandler,
    'client.marketing-email.audience': audienceHandler,
    'client.marketing-email.template.store': storeTemplateHandler,
    'client.marketing-email.template.update': updateTemplateHandler,
    'client.marketing-email.template.destroy': destroyTemplateHandler,
    'client.marketing-email.update': updateHandler,
    'client.marketing-email.test': testHandler,
    'client.marketing-email.schedule': scheduleHandler,
    'client.marketing-email.unschedule': unscheduleHandler,
    'client.marketing-email.pause': pauseHandler,
    'client.marketing-email.resume': resumeHandler,
    'client.marketing-email.duplicate': duplicateHandler,
    'client.marketing-email.archive': archiveHandler,
    'client.marketing-email.destroy': campaign.destroy,
  },
  records: [campaign.resource],
  listPages: [campaignSource.listPage],
  downloads: [campaignSource.download],
  bins: [campaignBin],
});
