import { exampleOpportunity } from '#contracts/client/sourcing/payload.ts';
import { data } from '../../expected.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

let made = 0;

/** An opportunity that nobody entered yet. */
const another = (example: JsonObject): JsonObject => {
  made += 1;
  return {
    ...example,
    addressLine: `${made} rue du Contrat`,
    url: `https://annonces.example.test/contrat-${made}`,
  };
};

/** A new opportunity of the person; its identifier. */
const enteredBy = async (kit: Kit): Promise<{ opportunity: string }> => ({
  opportunity: textAt(
    await kit.act('client.sourcing.store', {}, another({ ...exampleOpportunity })),
    'form.record.id',
  ),
});

/** The version of the opportunity that the address names. */
const withVersion = {
  parameters: enteredBy,
  from: 'client.sourcing',
  payload: async (kit: Kit, parameters: Readonly<Record<string, string>>, example: JsonObject) => ({
    ...example,
    version: at(await kit.props('client.sourcing.edit', parameters), 'form.record.version') ?? 1,
  }),
} as const;

/** A new alert of the person; its identifier. */
async function alertOf(kit: Kit): Promise<{ alert: string }> {
  const before = idsOf(await kit.props('client.sourcing'));
  await kit.act('client.sourcing.alerts.store');
  const after = idsOf(await kit.props('client.sourcing'));
  return { alert: after.find((id) => !before.includes(id)) ?? '' };
}

const idsOf = ({ alerts }: JsonObject): string[] => (alerts as { id: string }[]).map(({ id }) => id);

/** What the engine must do before it tries the routes of the sourcing. */
export const sourcingPreparations: Preparations = {
  'client.sourcing.photo': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/sourcing.test.ts',
  },
  'client.sourcing.import-url': { isIdempotent: true, expects: () => data('application/json') },
  'client.sourcing.store': { payload: (_kit, _parameters, example) => another(example) },
  'client.sourcing.update': {
    parameters: enteredBy,
    payload: async (kit, parameters, example) => ({
      ...another(example),
      version: at(await kit.props('client.sourcing.edit', parameters), 'form.record.version') ?? 1,
    }),
  },
  'client.sourcing.quick-sim': withVersion,
  'client.sourcing.score': withVersion,
  'client.sourcing.convert': withVersion,
  'client.sourcing.bulk': {
    payload: async (kit, _parameters, example) => ({
      ...example,
      rows: { kind: 'ids', ids: [(await enteredBy(kit)).opportunity] },
    }),
  },
  'client.sourcing.alerts.update': { parameters: alertOf },
  'client.sourcing.alerts.destroy': { parameters: alertOf },
};
