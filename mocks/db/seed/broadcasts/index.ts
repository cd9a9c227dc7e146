import { lotAdvertText } from '#domain/broadcast/lot-text.ts';
import { overallState, type BroadcastPortal, type PortalStatus } from '#domain/broadcast/portals.ts';
import type { NewBroadcastConfiguration, NewBroadcastLot } from '../../schema/index.ts';
import { mediaId } from '../media/index.ts';
import { lotId, operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { LotSeed, OperationSeed, PersonKey, TenantKey } from '../types.ts';

interface AdvertSeed {
  readonly lot: string;
  readonly photos: readonly string[];
  /** Seen in thirty days, on each portal in the order of the settings; none: it waits. */
  readonly views?: readonly number[];
  /** What is missing, by the code that is kept. */
  readonly fault?: string;
}

interface Seed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly phone: string;
  readonly email: string;
  readonly portals: readonly BroadcastPortal[];
  readonly showAddress: 'exact' | 'street' | 'city';
  readonly since: string;
  /** How often a gateway read the feed; 0: nobody yet. */
  readonly reads: number;
  readonly adverts: readonly AdvertSeed[];
}

const finished = ['Appartement témoin', 'Cour intérieure', 'Façade sur rue, avant'] as const;
const checkedAt = new Date('2026-11-20T07:50:00Z');
const readAt = new Date('2026-11-20T07:45:00Z');

const seeds: readonly Seed[] = [
  {
    tenant: 'T1',
    operation: 'OP-2025-001',
    by: 'hugo.lartigue',
    phone: '+33556010210',
    email: 'hugo.lartigue@example.test',
    portals: ['leboncoin', 'site'],
    showAddress: 'street',
    since: '2026-10-20',
    reads: 124,
    adverts: [{ lot: 'G01', photos: ['Cour intérieure', 'Façade sur rue, avant'], views: [86] }],
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-002',
    by: 'ines.duprat',
    phone: '+33556010212',
    email: 'ines.duprat@example.test',
    portals: ['leboncoin', 'seloger', 'bienici'],
    showAddress: 'street',
    since: '2026-09-10',
    reads: 285,
    adverts: [
      { lot: 'B1', photos: finished, views: [412, 268, 97] },
      { lot: 'B2', photos: finished, fault: 'ilot:dpe' },
      { lot: 'B3', photos: finished, views: [388, 241, 80] },
      { lot: 'B4', photos: [...finished, 'Combles'], views: [295, 187, 64] },
    ],
  },
  {
    tenant: 'T2',
    operation: 'OP-2025-002',
    by: 'karim.belkacem',
    phone: '+33477010220',
    email: 'karim.belkacem@example.test',
    portals: ['leboncoin', 'seloger', 'logicimmo', 'site'],
    showAddress: 'exact',
    since: '2026-10-06',
    reads: 180,
    adverts: ['Z12', 'Z23', 'Z33', 'Z41'].map((lot, rank) => ({
      lot,
      photos: ['Appartement témoin', 'Échafaudage sur rue'],
      views: [510 - rank * 60, 330 - rank * 40, 120 - rank * 15],
    })),
  },
  {
    tenant: 'T2',
    operation: 'OP-2026-003',
    by: 'julie.fayolle',
    phone: '+33477010222',
    email: 'julie.fayolle@example.test',
    portals: ['leboncoin', 'figaro'],
    showAddress: 'city',
    since: '2026-11-19',
    reads: 0,
    adverts: ['01', '02', '12', '21'].map((lot) => ({ lot, photos: finished })),
  },
];

const configurationId = ({ tenant, operation }: Seed): string => seedId(`broadcast:${tenant}:${operation}`);

function configurationRow(seed: Seed): NewBroadcastConfiguration {
  const { tenant, operation, by, phone, email, portals, showAddress, since, reads } = seed;
  const at = new Date(`${since}T08:00:00Z`);
  return {
    id: configurationId(seed),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    isEnabled: true,
    portals: [...portals],
    contactUserId: personId(by),
    phone,
    email,
    showAddress,
    feesMention: 'Honoraires à la charge du vendeur',
    lastSyncAt: checkedAt,
    lastReadAt: reads === 0 ? null : readAt,
    readsCount: reads,
    createdBy: personId(by),
    createdAt: at,
    updatedAt: at,
  };
}

function found({ tenant, operation }: Seed, ref: string): { operation: OperationSeed; lot: LotSeed } {
  const owner = operationSeeds.find((each) => each.tenant === tenant && each.fields.ref === operation);
  const lot = owner?.lots.find((each) => each.ref === ref);
  if (owner === undefined || lot === undefined) throw new RangeError(`${operation} has no lot ${ref}.`);
  return { operation: owner, lot };
}

const areaText = (areaM2: string): string => `${areaM2.replace(/\.?0+$/, '').replace('.', ',')} m²`;

/** The draft of the platform itself, as its people took it over. */
function textOf(seed: Seed, ref: string) {
  const { operation, lot } = found(seed, ref);
  return lotAdvertText({
    type: lot.type,
    programme: operation.fields.name,
    city: operation.fields.city,
    area: areaText(lot.areaM2),
    details: lot.details ?? {},
    level: lot.level ?? null,
    saleMode: lot.saleMode,
    isRented: lot.occupancy === 'rented',
    strengths: operation.fields.strengths ?? [],
    areaOf: areaText,
  });
}

function portalsOf({ portals, since, reads }: Seed, { views, fault }: AdvertSeed): PortalStatus[] {
  const at = `${since}T09:30:00.000Z`;
  return portals.map((portal, rank): PortalStatus => {
    const seen = views?.[rank];
    if (fault !== undefined) {
      return {
        portal,
        state: 'error',
        message: '',
        code: fault,
        at,
      };
    }
    return {
      portal,
      state: reads === 0 ? 'queued' : 'live',
      message: '',
      ...(seen !== undefined && { views: seen }),
      at,
    };
  });
}

function advertRow(seed: Seed, advert: AdvertSeed): NewBroadcastLot {
  const { tenant, operation, by, since, reads } = seed;
  const at = new Date(`${since}T08:30:00Z`);
  const portalStatus = portalsOf(seed, advert);
  const { title, text } = textOf(seed, advert.lot);
  return {
    id: seedId(`advert:${tenant}:${operation}:${advert.lot}`),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    configurationId: configurationId(seed),
    lotId: lotId(tenant, operation, advert.lot),
    title,
    text,
    photoMediaIds: advert.photos.map((photo) => mediaId(tenant, operation, photo)),
    status: overallState(portalStatus),
    portalStatus,
    lastSentAt: reads === 0 || advert.fault !== undefined ? null : readAt,
    createdBy: personId(by),
    createdAt: at,
    updatedAt: at,
  };
}

/** The broadcasts of the demonstration: three that run, one of them with a refusal, and one that waits for its gateway. */
export const broadcastRows = () => ({
  configurations: seeds.map(configurationRow),
  adverts: seeds.flatMap((seed) => seed.adverts.map((advert) => advertRow(seed, advert))),
});
