import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.rental-management';

const rowsOf = async (kit: Kit, key: 'leases' | 'calls' | 'revisions' | 'lots'): Promise<JsonObject[]> =>
  (at(await kit.props(page), key) ?? []) as JsonObject[];

const textOf = (row: JsonObject | undefined, key: string): string => textAt(row, key);

/** A lease of a lot that nobody rents. */
async function draftOf(kit: Kit, example: JsonObject): Promise<JsonObject> {
  const lot = (await rowsOf(kit, 'lots')).find(({ lease }) => lease === null);
  return { ...example, lotId: textOf(lot, 'id'), renterIds: [await kit.idOf('contact')] };
}

const example: JsonObject = {
  type: 'nu',
  guarantorId: null,
  signedOn: '2025-11-12',
  startsOn: '2025-11-15',
  endsOn: null,
  rentCents: 82_000,
  chargesCents: 6000,
  chargesMode: 'provision',
  otherCents: 0,
  vatBps: 0,
  dueDay: 1,
  terms: 'a_echoir',
  depositCents: 82_000,
  depositReceivedOn: '2025-11-15',
  indexKind: 'IRL',
  indexQuarter: '2025T2',
  revisionDay: null,
  dpeClass: 'D',
  isMainResidence: true,
};

/** A lease of one's own, as far on its way as asked. */
async function leaseIn(
  kit: Kit,
  ...steps: readonly ('activate' | 'notice' | 'end')[]
): Promise<{ lease: string }> {
  const before = new Set((await rowsOf(kit, 'leases')).map(({ id }) => id));
  await kit.act('client.rental-management.lease.store', {}, await draftOf(kit, example));
  const lease = textOf(
    (await rowsOf(kit, 'leases')).find(({ id }) => !before.has(id)),
    'id',
  );
  const payloads = {
    activate: {},
    notice: { noticeOn: '2026-11-01', noticeBy: 'renter', leavesOn: '2026-11-10' },
    end: { keysOn: '2026-11-10', isInventoryConform: true, retained: [] },
  };
  for (const step of steps) {
    const version = (await rowsOf(kit, 'leases')).find(({ id }) => id === lease)?.['version'] ?? 1;
    await kit.act(`client.rental-management.lease.${step}`, { lease }, { ...payloads[step], version });
  }
  return { lease };
}

const withVersion =
  (key: 'leases' | 'calls', parameter: string) =>
  async (kit: Kit, parameters: Readonly<Record<string, string>>, given: JsonObject): Promise<JsonObject> => {
    const row = (await rowsOf(kit, key)).find(({ id }) => id === parameters[parameter]);
    return { ...given, version: row?.['version'] ?? 1 };
  };

/** A late call of a lease of one's own, of which nothing was paid. */
async function lateCall(kit: Kit): Promise<{ rentCall: string }> {
  const { lease } = await leaseIn(kit, 'activate');
  await kit.act('client.rental-management.call.generate', {}, { month: '2026-09', leaseIds: [lease] });
  const own = (await rowsOf(kit, 'calls')).find(({ leaseId }) => leaseId === lease);
  return { rentCall: textOf(own, 'id') };
}

async function ownRevision(kit: Kit): Promise<{ rentRevision: string }> {
  const { lease } = await leaseIn(kit, 'activate');
  const own = (await rowsOf(kit, 'revisions')).find(({ leaseId }) => leaseId === lease);
  return { rentRevision: textOf(own, 'id') };
}

/** What the engine must do before it tries the routes of rents. */
export const rentalPreparations: Preparations = {
  'client.rental-management.lease.store': {
    from: page,
    payload: (kit, _parameters, given) => draftOf(kit, given),
  },
  'client.rental-management.lease.update': {
    from: page,
    parameters: (kit) => leaseIn(kit),
    payload: async (kit, parameters, given) => ({
      ...(await draftOf(kit, given)),
      ...(await withVersion('leases', 'lease')(kit, parameters, {})),
    }),
  },
  'client.rental-management.lease.activate': {
    from: page,
    parameters: (kit) => leaseIn(kit),
    payload: withVersion('leases', 'lease'),
  },
  'client.rental-management.lease.cancel': {
    from: page,
    parameters: (kit) => leaseIn(kit),
    payload: withVersion('leases', 'lease'),
  },
  'client.rental-management.lease.destroy': { from: page, as: 'owner', parameters: (kit) => leaseIn(kit) },
  'client.rental-management.lease.notice': {
    from: page,
    parameters: (kit) => leaseIn(kit, 'activate'),
    payload: withVersion('leases', 'lease'),
  },
  'client.rental-management.lease.end': {
    from: page,
    parameters: (kit) => leaseIn(kit, 'activate', 'notice'),
    payload: withVersion('leases', 'lease'),
  },
  'client.rental-management.lease.refund': {
    from: page,
    parameters: (kit) => leaseIn(kit, 'activate', 'notice', 'end'),
    payload: withVersion('leases', 'lease'),
  },
  'client.rental-management.lease.charges': {
    from: page,
    payload: (_kit, _parameters, given) => ({ ...given, year: 2026 }),
  },
  'client.rental-management.call.generate': { from: page, isIdempotent: true },
  'client.rental-management.call.update': { from: page, payload: withVersion('calls', 'rentCall') },
  'client.rental-management.call.cancel': {
    from: page,
    parameters: lateCall,
    payload: withVersion('calls', 'rentCall'),
  },
  'client.rental-management.call.send': { from: page },
  'client.rental-management.call.remind': { from: page, parameters: lateCall },
  'client.rental-management.call.payment.store': { from: page },
  'client.rental-management.revision.notify': { from: page, parameters: ownRevision },
  'client.rental-management.revision.waive': { from: page, parameters: ownRevision },
};
