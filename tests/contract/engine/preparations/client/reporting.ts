import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.reporting';

const rowsOf = async (kit: Kit, key: 'saved' | 'runs'): Promise<JsonObject[]> =>
  (at(await kit.props(page), key) ?? []) as JsonObject[];

/** A saved report of one's own. */
async function ownReport(kit: Kit): Promise<{ savedReport: string }> {
  await kit.act('client.reporting.store');
  const saved = (await rowsOf(kit, 'saved')).find(
    ({ isOwn, name }) => isOwn === true && name === 'Loyers du mois',
  );
  return { savedReport: textAt(saved, 'id') };
}

async function withVersion(
  kit: Kit,
  { savedReport = '' }: Readonly<Record<string, string>>,
  example: JsonObject,
): Promise<JsonObject> {
  const saved = (await rowsOf(kit, 'saved')).find(({ id }) => id === savedReport);
  return { ...example, version: saved?.['version'] ?? 1 };
}

/** What the engine must do before it tries the routes of reports. */
export const reportingPreparations: Preparations = {
  // A file asks for the right to export beside; on the screen all who may read see it, and nothing is written.
  'client.reporting.run': {
    from: page,
    isIdempotent: true,
    parameters: async () => ({ reportKey: 'portefeuille' }),
    payload: (_kit, _parameters, example) => ({ ...example, format: 'screen' }),
  },
  'client.reporting.download': {
    parameters: async (kit) => {
      const params = {
        from: '2026-01',
        to: '2026-11',
        operationIds: [],
        codes: [],
        supplierIds: [],
        groupBy: 'none',
      };
      await kit.act('client.reporting.run', { reportKey: 'portefeuille' }, { params, format: 'xlsx' });
      return { reportRun: textAt((await rowsOf(kit, 'runs'))[0], 'id') };
    },
  },
  'client.reporting.store': { from: page },
  'client.reporting.update': { from: page, parameters: ownReport, payload: withVersion },
  'client.reporting.destroy': { from: page, parameters: ownReport },
  'client.reporting.schedule': {
    from: page,
    parameters: ownReport,
    payload: async (kit, parameters, example) => {
      const members = (at(await kit.props(page), 'choices.members') ?? []) as JsonObject[];
      return {
        ...(await withVersion(kit, parameters, example)),
        recipients: [textAt(members[0], 'id')],
      };
    },
  },
};
