import { refused } from '../../expected.ts';
import { textAt } from '../../json.ts';
import { unknownId } from '../../records/parameters.ts';
import type { Kit, Preparation, Preparations } from '../preparation.ts';

/** A request that the person has just typed; its identifier. */
const typedBy = async (kit: Kit): Promise<{ lead: string }> => ({
  lead: textAt(await kit.act('client.ubiflow-sale-plan.prospects.store'), 'opened.row.id'),
});

const ofOwn: Preparation = { parameters: typedBy };

/** What the engine must do before it tries the routes of the requests of portals. */
export const leadPreparations: Preparations = {
  'client.ubiflow-sale-plan.prospects.bulk': {
    payload: async (kit, _parameters, example) => ({
      ...example,
      rows: { kind: 'ids', ids: [(await typedBy(kit)).lead] },
      set: { field: 'status', status: 'spam' },
    }),
  },
  'client.ubiflow-sale-plan.prospects.update': ofOwn,
  'client.ubiflow-sale-plan.prospects.destroy': ofOwn,
  'client.ubiflow-sale-plan.prospects.assign': { ...ofOwn, isIdempotent: true },
  'client.ubiflow-sale-plan.prospects.status': ofOwn,
  'client.ubiflow-sale-plan.prospects.reply': ofOwn,
  'client.ubiflow-sale-plan.prospects.call': ofOwn,
  'client.ubiflow-sale-plan.prospects.visit': {
    ...ofOwn,
    payload: async (kit, _parameters, example) => ({
      ...example,
      operationId: await kit.idOf('operation'),
    }),
  },
  'client.ubiflow-sale-plan.prospects.convert': ofOwn,
  'client.ubiflow-sale-plan.prospects.merge': {
    ...ofOwn,
    payload: async (kit) => ({ targetId: (await typedBy(kit)).lead }),
  },
  'webhook.lead.store': {
    parameters: () => Promise.resolve({ leadToken: `${unknownId}-${'0'.repeat(40)}` }),
    expects: () => refused(404),
    isRecordless: true,
    untried: 'l’adresse est un secret de la société : tests/contract/lead.test.ts',
  },
};
