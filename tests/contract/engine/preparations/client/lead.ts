import { leadId } from '#mocks/db/seed/leads/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { refused } from '../../expected.ts';
import { unknownId } from '../../records/parameters.ts';
import type { Kit, Preparations } from '../preparation.ts';

const of = (key: string) => ({ parameters: () => Promise.resolve({ lead: leadId('T1', key) }) });

/** The version that was read last. */
const versionOf = async (kit: Kit, key: string): Promise<number> => {
  const props = await kit.props('client.ubiflow-sale-plan.prospects');
  const { list } = props as { list: { items: { id: string; version: number }[] } };
  return list.items.find(({ id }) => id === leadId('T1', key))?.version ?? 1;
};

/** What the engine must do before it tries the routes of the requests of portals. */
export const leadPreparations: Preparations = {
  'client.ubiflow-sale-plan.prospects.bulk': {
    payload: (_kit, _parameters, example) => ({
      ...example,
      rows: { kind: 'ids', ids: [leadId('T1', 'lacaze')] },
    }),
  },
  'client.ubiflow-sale-plan.prospects.update': {
    ...of('vidal'),
    payload: async (kit, _parameters, example) => ({ ...example, version: await versionOf(kit, 'vidal') }),
  },
  'client.ubiflow-sale-plan.prospects.destroy': of('spam'),
  'client.ubiflow-sale-plan.prospects.assign': { ...of('vidal'), isIdempotent: true },
  'client.ubiflow-sale-plan.prospects.status': of('bouzid'),
  'client.ubiflow-sale-plan.prospects.reply': of('mercadier'),
  'client.ubiflow-sale-plan.prospects.call': of('desmoulins'),
  'client.ubiflow-sale-plan.prospects.visit': {
    ...of('fauvel'),
    payload: (_kit, _parameters, example) => ({ ...example, operationId: operationId('T1', 'OP-2025-002') }),
  },
  'client.ubiflow-sale-plan.prospects.convert': of('lacaze'),
  'client.ubiflow-sale-plan.prospects.merge': {
    ...of('garnier-again'),
    payload: () => ({ targetId: leadId('T1', 'garnier') }),
  },
  'webhook.lead.store': {
    parameters: () => Promise.resolve({ leadToken: `${unknownId}-${'0'.repeat(40)}` }),
    expects: () => refused(404),
    isRecordless: true,
    untried: 'l’adresse est un secret de la société : tests/contract/lead.test.ts',
  },
};
