import { countAudience, previewCampaign } from '#contracts/client/marketing-email/payload.ts';
import { clientAction, json } from '#mocks/server/handler.ts';
import { countOf, membersOfAudience } from './audience.ts';
import { compositionOf, mailFor, sampleReading, weightOf } from './compose.ts';

/** What a mail would look like to somebody, before it is saved. */
export const previewHandler = clientAction(previewCampaign, async (context, { look, ...content }) => {
  const composition = await compositionOf(context.db, context.actor.tenant.id, content);
  const { html, text } = mailFor(composition, sampleReading(composition, 'fr', look));
  return json({ html, text, weightBytes: weightOf({ html }) });
});

/** How many people an audience reaches. */
export const audienceHandler = clientAction(countAudience, async ({ db }, { audience }) =>
  json(countOf(await membersOfAudience(db, audience))),
);
