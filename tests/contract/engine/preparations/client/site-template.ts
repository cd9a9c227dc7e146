import { at, isObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** The mini-site of the operation that is found first, as its form holds it. */
async function written(kit: Kit) {
  const operation = await kit.idOf('operation');
  const props = await kit.props('client.site-template.edit', { operation });
  const values = at(props, 'site.values');
  return { values: isObject(values) ? values : {}, version: at(props, 'site.version') ?? 1 };
}

/** The page that the demonstration has online: everybody may see it. */
const online = { siteSlug: 'les-chais-de-la-bastide' };

/** What the engine must do before it tries the routes of mini-sites. */
export const siteTemplatePreparations: Preparations = {
  'site.show': { isRecordless: true, parameters: () => Promise.resolve(online) },
  'site.media': { untried: 'des images de tout type : tests/contract/site-template.test.ts' },
  'site.lead.store': { untried: 'mène à une page sans application : tests/contract/site-template.test.ts' },
  'client.site-template.update': {
    payload: async (kit) => {
      const { values, version } = await written(kit);
      return { ...values, version };
    },
  },
  'client.site-template.publish': {
    payload: async (kit) => ({ version: (await written(kit)).version }),
  },
  'client.site-template.domain.check': {
    parameters: async (kit) => {
      const operation = await kit.idOf('operation');
      await kit.act('client.site-template.domain', { operation });
      return { operation };
    },
  },
};
