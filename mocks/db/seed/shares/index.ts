import { exportSections, type ExportSection } from '#domain/paper/sections.ts';
import { presetSections } from '#domain/share/sections.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type { NewShareRow, NewShareViewRow, shareQuestions } from '../../schema/shares.ts';
import { mediaId } from '../media/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { profileId } from '../profiles/id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import { demoMark } from './demo-mark.ts';

/** Tokens of the demonstration’s links: no secret, as its passwords are shown to everybody. */
export const demoShareTokens = {
  bank: 'banque-lien-de-la-demonstration-00000000001',
  notary: 'notaire-lien-de-la-demonstration-0000000002',
  buyer: 'acquereur-lien-de-la-demonstration-00000003',
  profile: 'profil-lien-de-la-demonstration-00000000004',
  forez: 'forez-lien-de-la-demonstration-000000000005',
} as const;

export type ShareKey = keyof typeof demoShareTokens;

/** The identifier of a seeded link. */
export const shareId = (key: ShareKey): string => seedId(`share:${key}`);

const golden = 'OP-2025-001';

type Seed = Pick<NewShareRow, 'recipientName' | 'recipientEmail' | 'audience' | 'expiresOn'> &
  Partial<NewShareRow> & { readonly key: ShareKey; readonly at: string };

const bankSections: readonly ExportSection[] = [
  'cover',
  'presentation',
  'company-profile',
  'reference',
  'insee',
  'project',
  'photos',
  'simulation.overview',
  'simulation.show',
  'simulation.expenses',
  'forecasts',
  'cash-flow-forecast',
];

const seeds: readonly Seed[] = [
  {
    key: 'bank',
    at: '2026-10-12T08:00:00Z',
    recipientName: 'Claire Besnard',
    recipientEmail: 'claire.besnard@example.test',
    audience: 'bank',
    message: 'Le dossier de financement des Chais de la Bastide, comme convenu.',
    sections: [...bankSections],
    fileIds: [
      mediaId('T1', golden, 'Plan du rez-de-chaussée'),
      mediaId('T1', golden, 'Plan du premier étage'),
    ],
    allowDownload: true,
    expiresOn: '2027-02-15',
  },
  {
    key: 'notary',
    at: '2026-08-24T14:30:00Z',
    recipientName: 'Maître Hélène Sarrazin',
    recipientEmail: 'helene.sarrazin@example.test',
    audience: 'notary',
    sections: presetSections('notary', exportSections),
    fileIds: [],
    allowDownload: true,
    hideAmounts: 'margin',
    expiresOn: '2026-10-01',
  },
  {
    key: 'buyer',
    at: '2026-11-10T09:15:00Z',
    recipientName: 'Élodie Marchand',
    recipientEmail: 'elodie.marchand@example.test',
    audience: 'buyer',
    message: 'Les fiches et la plaquette du lot A31.',
    sections: presetSections('buyer', exportSections),
    fileIds: [mediaId('T1', golden, 'Appartement témoin')],
    hideAmounts: 'margin',
    expiresOn: '2027-01-31',
    notice: 'each',
  },
  {
    key: 'profile',
    at: '2026-09-03T07:45:00Z',
    recipientName: 'Antoine Lescure',
    recipientEmail: 'antoine.lescure@example.test',
    audience: 'bank',
    target: 'profile',
    operationId: null,
    profileId: profileId('T1', 'company'),
    sections: ['company-profile', 'organisation-chart', 'reference'],
    fileIds: [],
    expiresOn: '2026-12-31',
    revokedAt: new Date('2026-09-18T16:00:00Z'),
    revokedBy: personId('hugo.lartigue'),
  },
  {
    key: 'forez',
    at: '2026-11-06T10:00:00Z',
    recipientName: 'Lucie Chambon',
    recipientEmail: 'lucie.chambon@example.test',
    audience: 'partner',
    tenantId: tenantId('T2'),
    operationId: operationId('T2', golden),
    sections: ['cover', 'presentation', 'photos'],
    fileIds: [],
    expiresOn: '2027-01-15',
    createdBy: personId('karim.belkacem'),
  },
];

/** When the links were opened, and for how many seconds each part was read. */
const openings: readonly (readonly [key: ShareKey, at: string, parts: readonly [string, number][]])[] = [
  [
    'bank',
    '2026-10-12T12:41:00Z',
    [
      ['cover', 12],
      ['presentation', 95],
      ['simulation.overview', 240],
    ],
  ],
  [
    'bank',
    '2026-10-13T07:58:00Z',
    [
      ['simulation.show', 612],
      ['simulation.expenses', 388],
    ],
  ],
  ['bank', '2026-10-15T13:20:00Z', [['cash-flow-forecast', 540]]],
  [
    'bank',
    '2026-10-22T09:05:00Z',
    [
      ['photos', 75],
      ['project', 160],
    ],
  ],
  [
    'bank',
    '2026-11-03T15:32:00Z',
    [
      ['company-profile', 130],
      ['reference', 84],
    ],
  ],
  ['bank', '2026-11-12T08:47:00Z', [['simulation.overview', 205]]],
  [
    'bank',
    '2026-11-18T10:20:00Z',
    [
      ['forecasts', 310],
      ['cash-flow-forecast', 275],
    ],
  ],
  ['notary', '2026-08-25T08:10:00Z', [['presentation', 60]]],
  [
    'buyer',
    '2026-11-11T18:25:00Z',
    [
      ['cover', 9],
      ['photos', 190],
    ],
  ],
  ['buyer', '2026-11-16T20:02:00Z', [['photos', 42]]],
];

/** Links of both companies, what was read behind them, and a question. */
export async function shareRows(): Promise<{
  shares: NewShareRow[];
  views: NewShareViewRow[];
  questions: (typeof shareQuestions.$inferInsert)[];
}> {
  const views = openings.flatMap(viewRows);
  const shares = await Promise.all(seeds.map((seed) => shareRow(seed)));
  const asked = new Date('2026-11-16T20:06:00Z');
  return {
    shares,
    views,
    questions: [
      {
        id: seedId('share-question:buyer:1'),
        tenantId: tenantId('T1'),
        operationId: operationId('T1', golden),
        shareId: shareId('buyer'),
        name: 'Élodie Marchand',
        email: 'elodie.marchand@example.test',
        message: 'La place de stationnement est-elle comprise dans le prix du lot A31 ?',
        createdAt: asked,
        updatedAt: asked,
      },
    ],
  };
}

async function shareRow({ key, at, ...columns }: Seed): Promise<NewShareRow> {
  const createdAt = new Date(at);
  const token = demoShareTokens[key];
  const own = openings.filter(([of]) => of === key);
  const last = own.at(-1);
  return {
    id: shareId(key),
    tenantId: tenantId('T1'),
    target: 'operation',
    operationId: operationId('T1', golden),
    tokenHash: await sha256Hex(token),
    tokenSealed: `${demoMark}${token}`,
    openingsCount: own.length,
    lastSentAt: createdAt,
    lastViewedAt: last === undefined ? null : new Date(last[1]),
    createdBy: personId('hugo.lartigue'),
    createdAt,
    updatedAt: createdAt,
    ...columns,
  };
}

function viewRows([key, at, parts]: (typeof openings)[number]): NewShareViewRow[] {
  const openingId = seedId(`share-opening:${key}:${at}`);
  const common = {
    tenantId: tenantId('T1'),
    operationId: operationId('T1', golden),
    shareId: shareId(key),
    openingId,
    version: 1,
    device: key === 'buyer' ? 'mobile' : 'desktop',
  };
  let startMs = Date.parse(at);
  const lines = parts.map(([part, durationS]): NewShareViewRow => {
    const row = {
      ...common,
      id: seedId(`share-view:${key}:${at}:${part}`),
      kind: 'read' as const,
      part,
      at: new Date(startMs),
      durationS,
    };
    startMs += durationS * 1000;
    return row;
  });
  return [{ ...common, id: seedId(`share-view:${key}:${at}`), kind: 'open', at: new Date(at) }, ...lines];
}
