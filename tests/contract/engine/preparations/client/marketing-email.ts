import { data, refused } from '../../expected.ts';
import { unknownId } from '../../records/parameters.ts';
import type { JsonObject } from '../../json.ts';
import type { Parameters } from '../../records/discovery.ts';
import type { Kit, Preparation, Preparations } from '../preparation.ts';

/** Id of the draft that the page opens after it was made. */
const openId = (props: JsonObject): string => {
  const { campaign } = props as { campaign: { id: string } | null };
  return campaign?.id ?? unknownId;
};

/** A draft of one's own. */
const draft = async (kit: Kit): Promise<Parameters> => ({
  campaign: openId(await kit.act('client.marketing-email.store')),
});

/** A model of one's own. */
const template = async (kit: Kit): Promise<Parameters> => {
  await kit.act('client.marketing-email.template.store');
  const props = await kit.props('client.marketing-email');
  const { templates } = props as { templates: { id: string }[] };
  return { emailTemplate: templates[0]?.id ?? unknownId };
};

const bySending = 'il faut un envoi en cours : tests/contract/marketing-email.test.ts';
const inMail = 'le lien est dans un e-mail : tests/contract/marketing-email.test.ts';
/** The secret of a mail that nobody was sent. */
const unsent: Preparation = {
  parameters: async () => ({ token: 'x'.repeat(43) }),
  expects: () => refused(404),
  isRecordless: true,
  untried: inMail,
};
/** Asked without leaving the page. */
const asked: Preparation = {
  from: 'client.marketing-email',
  isIdempotent: true,
  expects: () => data('application/json'),
};

/** What the engine must do before it tries the routes of campaigns, and of what their mails lead to. */
export const marketingEmailPreparations: Preparations = {
  'client.marketing-email.update': { parameters: draft },
  'client.marketing-email.destroy': { parameters: draft },
  'client.marketing-email.test': { parameters: draft },
  'client.marketing-email.archive': { parameters: draft },
  'client.marketing-email.schedule': { untried: bySending },
  'client.marketing-email.unschedule': { untried: bySending },
  'client.marketing-email.pause': { untried: bySending },
  'client.marketing-email.resume': { untried: bySending },
  'client.marketing-email.preview': asked,
  'client.marketing-email.audience': asked,
  'client.marketing-email.template.update': { parameters: template },
  'client.marketing-email.template.destroy': { parameters: template },
  'unsubscribe.show': unsent,
  'unsubscribe.store': unsent,
  'unsubscribe.destroy': unsent,
  'campaign.open': unsent,
  'campaign.click': {
    parameters: async () => ({ campaign: unknownId, mailLink: '0' }),
    expects: () => refused(404),
    isRecordless: true,
    untried: inMail,
  },
};
