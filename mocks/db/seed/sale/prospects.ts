import type { BuyerFinancing, BuyerProject, BuyerSource, BuyerStage } from '#domain/sale/enums.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** Somebody who may buy, or buys: contact, stage, lots, source, budget and equity in thousands of euros. */
export interface ProspectSeed {
  readonly contact: string;
  readonly stage: BuyerStage;
  readonly lots: readonly string[];
  readonly source: BuyerSource;
  readonly budget: number;
  readonly equity: number;
  readonly financing: BuyerFinancing;
  readonly project: BuyerProject;
  /** What is to be done next, and on which day. */
  readonly next?: readonly [on: string, what: string];
  readonly lost?: string;
  readonly hasLoan?: boolean;
}

/** The prospects of one operation. */
export interface ProspectsSeed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly prospects: readonly ProspectSeed[];
}

type Line = readonly [
  contact: string,
  stage: BuyerStage,
  lots: string,
  source: BuyerSource,
  budget: number,
  equity: number,
  financing: BuyerFinancing,
  project: BuyerProject,
  more?: Partial<Pick<ProspectSeed, 'next' | 'lost' | 'hasLoan'>>,
];

const prospect = ([
  contact,
  stage,
  lots,
  source,
  budget,
  equity,
  financing,
  project,
  more,
]: Line): ProspectSeed => ({
  contact,
  stage,
  lots: lots === '' ? [] : lots.split(' '),
  source,
  budget,
  equity,
  financing,
  project,
  ...more,
});

const loan = { hasLoan: true } as const;
const golden: readonly Line[] = [
  ['buyer-1', 'buyer', 'A01', 'agent', 145, 30, 'loan', 'primary', loan],
  ['buyer-2', 'buyer', 'A11', 'site', 210, 45, 'loan', 'primary', loan],
  ['buyer-3', 'buyer', 'A12', 'agent', 160, 40, 'loan', 'rental', loan],
  ['buyer-4', 'buyer', 'A21 G02', 'phone', 235, 60, 'loan', 'primary', loan],
  ['buyer-5', 'buyer', 'A22', 'ubiflow', 160, 20, 'loan', 'rental', loan],
  ['buyer-6', 'buyer', 'A31', 'referral', 280, 70, 'loan', 'primary'],
  ['buyer-7', 'buyer', 'C01', 'walk_in', 120, 120, 'cash', 'rental'],
  ['buyer-8', 'lost', 'A31', 'agent', 270, 25, 'loan', 'primary', { lost: 'Prêt refusé par la banque' }],
  ['buyer-9', 'lead', 'G01', 'ubiflow', 16, 16, 'cash', 'rental', { next: ['2026-11-18', 'Rappeler'] }],
  [
    'buyer-10',
    'qualified',
    'G01',
    'site',
    15,
    15,
    'cash',
    'primary',
    { next: ['2026-11-24', 'Envoyer le plan'] },
  ],
  [
    'buyer-11',
    'visit',
    'G01',
    'phone',
    15,
    5,
    'unknown',
    'rental',
    { next: ['2026-11-27', 'Visite sur place'] },
  ],
  ['buyer-14', 'lost', 'A21', 'share', 190, 20, 'loan', 'primary', { lost: 'Budget insuffisant' }],
];
const talence: readonly Line[] = [
  [
    'buyer-8',
    'offer',
    'B2',
    'agent',
    180,
    30,
    'loan',
    'rental',
    { next: ['2026-11-24', 'Échéance de l’option'] },
  ],
  [
    'buyer-9',
    'visit',
    'B1',
    'ubiflow',
    175,
    40,
    'loan',
    'primary',
    { next: ['2026-11-23', 'Seconde visite'] },
  ],
  [
    'buyer-10',
    'qualified',
    'B3 B4',
    'site',
    195,
    60,
    'loan',
    'primary',
    { next: ['2026-11-19', 'Envoyer les plans'] },
  ],
  [
    'buyer-11',
    'visit',
    'M1',
    'walk_in',
    210,
    80,
    'loan',
    'primary',
    { hasLoan: true, next: ['2026-11-25', 'Rappeler'] },
  ],
  ['buyer-12', 'qualified', 'B1 B2', 'referral', 360, 360, 'cash', 'rental'],
  ['buyer-13', 'lead', 'M1', 'ubiflow', 190, 0, 'unknown', 'secondary'],
  ['buyer-14', 'lead', 'B3', 'share', 280, 30, 'loan', 'primary', { next: ['2026-11-26', 'Qualifier'] }],
  ['buyer-5', 'lost', 'B4', 'phone', 170, 10, 'loan', 'rental', { lost: 'A acheté ailleurs' }],
];
const villeurbanne: readonly Line[] = [
  ['buyer-1', 'buyer', 'Z11', 'site', 390, 80, 'loan', 'primary', loan],
  ['buyer-2', 'buyer', 'Z21', 'agent', 410, 90, 'loan', 'primary', loan],
  ['buyer-3', 'buyer', 'Z32', 'agent', 430, 100, 'loan', 'rental', loan],
  ['buyer-4', 'buyer', 'Z22', 'ubiflow', 415, 60, 'loan', 'primary'],
  ['buyer-5', 'buyer', 'Z31', 'site', 425, 85, 'loan', 'primary'],
  ['buyer-6', 'lead', 'Z12', 'ubiflow', 380, 20, 'unknown', 'primary'],
  ['buyer-7', 'lead', 'Z23', 'ubiflow', 400, 40, 'loan', 'rental', { next: ['2026-11-23', 'Rappeler'] }],
  [
    'buyer-8',
    'qualified',
    'Z12 Z23',
    'site',
    420,
    70,
    'loan',
    'primary',
    { next: ['2026-11-25', 'Plan du 2e'] },
  ],
  ['buyer-9', 'qualified', 'Z33', 'phone', 440, 120, 'loan', 'primary'],
  [
    'buyer-10',
    'visit',
    'Z41',
    'agent',
    450,
    150,
    'loan',
    'primary',
    { hasLoan: true, next: ['2026-11-20', 'Rendez-vous'] },
  ],
  ['buyer-11', 'visit', 'Z33 Z41', 'referral', 435, 95, 'loan', 'primary'],
  [
    'buyer-12',
    'offer',
    'Z12',
    'agent',
    398,
    110,
    'loan',
    'rental',
    { next: ['2026-11-26', 'Contrat de réservation'] },
  ],
  ['buyer-13', 'lost', 'Z31', 'share', 360, 20, 'loan', 'primary', { lost: 'Budget insuffisant' }],
  ['buyer-14', 'lost', 'Z22', 'ubiflow', 400, 30, 'loan', 'rental', { lost: 'Sans réponse' }],
  ['seller-1', 'qualified', 'Z23', 'referral', 415, 415, 'cash', 'rental'],
];
const montbrison: readonly Line[] = [
  ['buyer-9', 'buyer', '11', 'agent', 170, 50, 'loan', 'primary'],
  ['buyer-10', 'visit', '01', 'phone', 155, 30, 'loan', 'primary', { next: ['2026-11-24', 'Rappeler'] }],
  ['buyer-11', 'lead', '02', 'ubiflow', 150, 10, 'unknown', 'primary'],
  ['buyer-12', 'qualified', '12', 'site', 165, 40, 'loan', 'rental'],
  ['buyer-13', 'lead', '21', 'ubiflow', 175, 30, 'loan', 'primary'],
  ['buyer-14', 'lost', '01', 'share', 140, 10, 'loan', 'primary', { lost: 'Budget insuffisant' }],
];
const firminy: readonly Line[] = [
  ['buyer-6', 'buyer', 'T1', 'agent', 60, 60, 'cash', 'primary'],
  ['buyer-7', 'buyer', 'T2', 'phone', 62, 62, 'cash', 'primary'],
  ['buyer-8', 'buyer', 'T3', 'walk_in', 65, 20, 'loan', 'primary'],
  [
    'buyer-12',
    'visit',
    'T4',
    'site',
    64,
    15,
    'loan',
    'primary',
    { next: ['2026-11-27', 'Visite du terrain'] },
  ],
  ['buyer-13', 'lead', 'T5', 'ubiflow', 66, 20, 'unknown', 'primary'],
];

/** Prospects and buyers of the operations on sale. */
export const prospectSeeds: readonly ProspectsSeed[] = [
  { tenant: 'T1', operation: 'OP-2025-001', by: 'hugo.lartigue', prospects: golden.map(prospect) },
  { tenant: 'T1', operation: 'OP-2025-002', by: 'ines.duprat', prospects: talence.map(prospect) },
  { tenant: 'T2', operation: 'OP-2025-002', by: 'karim.belkacem', prospects: villeurbanne.map(prospect) },
  { tenant: 'T2', operation: 'OP-2026-003', by: 'karim.belkacem', prospects: montbrison.map(prospect) },
  { tenant: 'T2', operation: 'OP-2026-001', by: 'julie.fayolle', prospects: firminy.map(prospect) },
];
