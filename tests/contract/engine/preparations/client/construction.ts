import { exampleWorksLot, storeClaim } from '#contracts/client/operation/construction/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.operation.construction';
const today = '2026-11-20';

type LotParameters = Readonly<Record<'operation' | 'worksLot', string>>;

const lotsOf = (props: JsonObject): JsonObject[] => (at(props, 'lots') ?? []) as JsonObject[];

/** A number that no lot of the operation has. */
const nextNumber = (props: JsonObject): number =>
  Math.max(0, ...lotsOf(props).map((lot) => Number(lot['number']))) + 1;

/** A lot that is to be consulted. */
async function newLot(kit: Kit): Promise<LotParameters> {
  const operation = await kit.idOf('operation');
  const number = nextNumber(await kit.props(page, { operation }));
  const props = await kit.act(`${page}.lot.store`, { operation }, { ...exampleWorksLot, number });
  return { operation, worksLot: textAt(lotsOf(props).at(-1) ?? {}, 'id') };
}

const supplierBy = async (kit: Kit, operation: string): Promise<string> =>
  textAt(await kit.props(page, { operation }), 'suppliers.0.id');

async function knownLot(kit: Kit, { operation, worksLot }: LotParameters): Promise<JsonObject> {
  const lots = lotsOf(await kit.props(page, { operation }));
  return lots.find((lot) => lot['id'] === worksLot) ?? {};
}

/** A lot with a quote. */
async function consultedLot(kit: Kit): Promise<LotParameters> {
  const lot = await newLot(kit);
  const supplierId = await supplierBy(kit, lot.operation);
  await kit.act(`${page}.lot.quote`, lot, { supplierId, htCents: 1_790_000, receivedOn: today });
  return lot;
}

async function awardOf(kit: Kit, lot: LotParameters) {
  const known = await knownLot(kit, lot);
  return {
    version: Number(known['version']),
    quoteId: textAt(known, 'quotes.0.id'),
    contractHtCents: 1_790_000,
    startOn: '2026-12-07',
    endOn: '2027-02-12',
    decennialUntil: '2027-12-31',
  };
}

/** A lot whose contract is awarded. */
async function awardedLot(kit: Kit): Promise<LotParameters> {
  const lot = await consultedLot(kit);
  await kit.act(`${page}.lot.award`, lot, await awardOf(kit, lot));
  return lot;
}

const claimOf = (lot: LotParameters) => ({
  ...storeClaim.example,
  constructionLotId: lot.worksLot,
  cumulativeBps: 4000,
});

/** A claim that was received, signed and approved as far as `steps` say. */
async function claimBy(kit: Kit, steps: readonly ('check' | 'approve')[]) {
  const lot = await awardedLot(kit);
  const { operation } = lot;
  const props = await kit.act(`${page}.claim.store`, { operation }, claimOf(lot));
  const claims = (at(props, 'claims') ?? []) as JsonObject[];
  const claim = textAt(claims.find((one) => one['constructionLotId'] === lot.worksLot) ?? {}, 'id');
  for (const [rank, step] of steps.entries()) {
    const payload = { version: rank + 1, step, checkedBy: 'A. Novembre', cumulativeBps: 4000, reason: '' };
    await kit.act(`${page}.claim.step`, { operation, claim }, payload);
  }
  return { operation, claim };
}

const atVersion = async (kit: Kit, parameters: object, example: object) => ({
  ...example,
  version: Number((await knownLot(kit, parameters as LotParameters))['version']),
});

/** What the engine must do before it tries the routes of works. */
export const constructionPreparations: Preparations = {
  'client.operation.construction.lot.store': {
    from: page,
    payload: async (kit, _parameters, example) => {
      const operation = await kit.idOf('operation');
      return { ...example, number: nextNumber(await kit.props(page, { operation })) };
    },
  },
  'client.operation.construction.lot.import': {
    untried: 'il faut une simulation dont aucune ligne n’est un lot : tests/contract/construction.test.ts',
  },
  'client.operation.construction.lot.update': {
    parameters: newLot,
    from: page,
    payload: async (kit, parameters, example) => ({
      ...(await atVersion(kit, parameters, example)),
      number: Number((await knownLot(kit, parameters))['number']),
    }),
  },
  'client.operation.construction.lot.destroy': { parameters: newLot },
  'client.operation.construction.lot.quote': {
    parameters: newLot,
    payload: async (kit, parameters, example) => ({
      ...example,
      supplierId: await supplierBy(kit, (parameters as LotParameters).operation),
    }),
  },
  'client.operation.construction.lot.award': {
    parameters: consultedLot,
    payload: (kit, parameters) => awardOf(kit, parameters),
  },
  'client.operation.construction.lot.amendment': { parameters: awardedLot, payload: atVersion },
  'client.operation.construction.lot.step': {
    untried: 'le titulaire seul résilie un marché : tests/contract/construction.test.ts',
  },
  'client.operation.construction.lot.retention': {
    untried: 'il faut des travaux réceptionnés : tests/contract/construction.test.ts',
  },
  'client.operation.construction.claim.store': {
    from: page,
    payload: async (kit) => claimOf(await awardedLot(kit)),
  },
  'client.operation.construction.claim.step': {
    parameters: (kit) => claimBy(kit, []),
    payload: (_kit, _parameters, example) => Promise.resolve({ ...example, cumulativeBps: 4000 }),
  },
  'client.operation.construction.claim.pay': {
    untried: 'une comptable paie ce que d’autres ont validé : tests/contract/construction.test.ts',
  },
  'client.operation.construction.milestone.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/construction.test.ts',
  },
  'client.operation.construction.reception.store': {
    untried: 'il faut que tous les lots soient terminés : tests/contract/construction.test.ts',
  },
  'client.operation.construction.reserve.lift': {
    untried: 'il faut des travaux réceptionnés : tests/contract/construction.test.ts',
  },
  'client.operation.construction.paper.store': {
    untried: 'un fichier arrive dans un formulaire : tests/contract/construction.test.ts',
  },
  'client.operation.construction.paper.destroy': {
    untried: 'il faut un fichier : tests/contract/construction.test.ts',
  },
};
