import { addToDay, day } from '#domain/time/day.ts';
import type { ChecklistItem } from '#domain/task/task.ts';
import type { NewTask, taskComments } from '../schema/index.ts';
import { demoStartsAt } from './clock.ts';
import { operationId } from './operations/index.ts';
import { personId } from './people.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenants.ts';
import type { PersonKey, TenantKey } from './types.ts';

/** A task; days are counted from the first day of the demonstration. */
interface TaskSeed extends Partial<Omit<NewTask, 'title'>> {
  readonly title: string;
  readonly key: string;
  readonly tenant: TenantKey;
  readonly by: PersonKey;
  readonly to: readonly PersonKey[];
  readonly operation?: string;
  readonly days?: number;
  readonly doneDays?: number;
  readonly points?: readonly [done: readonly string[], left: readonly string[]];
  readonly said?: readonly (readonly [by: PersonKey, days: number, body: string])[];
}

const today = day(demoStartsAt.slice(0, 10));
const inDays = (days: number): string => addToDay(today, { days });

const hugo = 'hugo.lartigue';
const ines = 'ines.duprat';
const marc = 'marc.soubiran';

/** Of the first company: four late, five due within a week, two blocked, one that comes each week. */
const garonne: readonly Omit<TaskSeed, 'tenant'>[] = [
  {
    key: 'vigilance-elec',
    title: 'Réclamer l’attestation de vigilance d’Élec’Garonne',
    description: 'L’attestation URSSAF arrive à échéance : la demander avant le prochain acompte.',
    priority: 'high',
    by: hugo,
    to: [ines],
    operation: 'OP-2025-001',
    days: -3,
    tags: ['chantier'],
  },
  {
    key: 'garnaud-insurance',
    title: 'Obtenir la nouvelle décennale de Toitures Garnaud',
    priority: 'urgent',
    by: ines,
    to: [ines],
    days: -6,
    tags: ['chantier', 'assurance'],
    said: [[hugo, -2, 'Pas de nouvelle situation réglée tant que nous ne l’avons pas.']],
  },
  {
    key: 'bank-statement',
    title: 'Envoyer les relevés de situation à la banque',
    by: hugo,
    to: [marc],
    operation: 'OP-2025-001',
    days: -1,
    tags: ['banque'],
  },
  {
    key: 'syndic-quote',
    title: 'Relancer le syndic pour le devis de colonne montante',
    by: ines,
    to: [ines],
    operation: 'OP-2025-002',
    days: -10,
  },
  {
    key: 'site-meeting',
    title: 'Point chantier Les Chais de la Bastide',
    description: 'Avancement, réserves en cours, prochaines livraisons.',
    by: hugo,
    to: [hugo, ines],
    operation: 'OP-2025-001',
    days: 4,
    dueTime: '08:00',
    estimateMinutes: 60,
    recurrence: 'weekly',
    tags: ['chantier'],
  },
  {
    key: 'deed-papers',
    title: 'Préparer l’acte du Clos des Pins',
    description: 'Pièces à réunir pour le notaire avant la signature.',
    status: 'in_progress',
    priority: 'high',
    by: hugo,
    to: [hugo],
    operation: 'OP-2025-004',
    days: 5,
    estimateMinutes: 240,
    points: [
      ['Projet d’acte relu', 'État hypothécaire', 'Certificat d’urbanisme'],
      [
        'Procès-verbal de bornage',
        'Diagnostics à jour',
        'Appel de fonds de la banque',
        'Procuration du vendeur',
      ],
    ],
    tags: ['notaire'],
    said: [
      [marc, -4, 'Le notaire attend encore le procès-verbal de bornage.'],
      [hugo, -3, 'Je relance le géomètre demain matin.'],
    ],
  },
  {
    key: 'surveyor',
    title: 'Faire signer le bornage du Clos des Pins',
    status: 'blocked',
    blockedReason: 'Attente du PV de bornage.',
    priority: 'high',
    by: hugo,
    to: [hugo],
    operation: 'OP-2025-004',
    days: 3,
    tags: ['foncier'],
  },
  {
    key: 'neighbour',
    title: 'Obtenir l’accord du voisin pour le passage des réseaux',
    status: 'blocked',
    blockedReason: 'Le voisin attend l’avis de son conseil.',
    by: ines,
    to: [hugo],
    operation: 'OP-2025-002',
    days: 12,
    tags: ['foncier'],
  },
  {
    key: 'vat-return',
    title: 'Vérifier la TVA sur marge du trimestre',
    by: marc,
    to: [marc],
    days: 0,
    priority: 'high',
  },
  {
    key: 'photos',
    title: 'Commander les photos des lots restants',
    by: ines,
    to: [ines],
    operation: 'OP-2025-001',
    days: 6,
    tags: ['vente'],
  },
  {
    key: 'insurance-site',
    title: 'Comparer deux offres de dommages-ouvrage',
    status: 'in_progress',
    by: hugo,
    to: [hugo],
    operation: 'OP-2026-003',
    days: 14,
    points: [['Demander deux offres'], ['Comparer les franchises', 'Faire valider par la banque']],
    tags: ['assurance'],
  },
  {
    key: 'permit-display',
    title: 'Photographier l’affichage du permis',
    description: 'Trois passages, avec la date visible.',
    by: hugo,
    to: [ines],
    operation: 'OP-2025-002',
    days: 18,
    tags: ['urbanisme'],
  },
  {
    key: 'accounts',
    title: 'Préparer la réunion avec l’expert-comptable',
    by: marc,
    to: [marc, hugo],
    days: 25,
  },
  {
    key: 'prices',
    title: 'Revoir la grille de prix de Saint-Genès',
    by: hugo,
    to: [hugo],
    operation: 'OP-2025-002',
    days: 30,
    priority: 'low',
    tags: ['vente'],
  },
  {
    key: 'office-plants',
    title: 'Renouveler le contrat d’entretien du bureau',
    by: marc,
    to: [],
    priority: 'low',
  },
  {
    key: 'keys',
    title: 'Remettre les clés du local commercial',
    status: 'done',
    by: ines,
    to: [ines],
    operation: 'OP-2025-001',
    days: -20,
    doneDays: -21,
  },
  {
    key: 'demolition-quote',
    title: 'Demander un troisième devis de démolition',
    status: 'done',
    by: hugo,
    to: [ines],
    days: -32,
    doneDays: -30,
    points: [['Visite sur place', 'Devis reçu'], []],
  },
  {
    key: 'old-offer',
    title: 'Refaire une offre sur l’immeuble du cours Saint-Louis',
    status: 'cancelled',
    by: hugo,
    to: [hugo],
    days: -45,
  },
];

/** Of the second company. */
const loire: readonly Omit<TaskSeed, 'tenant'>[] = [
  {
    key: 'loan',
    title: 'Négocier le crédit de la prochaine opération',
    by: 'karim.belkacem',
    to: ['karim.belkacem'],
    days: 7,
  },
  {
    key: 'crane',
    title: 'Réserver la grue',
    by: 'karim.belkacem',
    to: ['karim.belkacem'],
    days: -2,
    priority: 'high',
  },
  {
    key: 'sign',
    title: 'Poser le panneau de vente',
    by: 'karim.belkacem',
    to: [],
    status: 'done',
    doneDays: -8,
  },
];

const seeds: readonly TaskSeed[] = [
  ...garonne.map((seed) => ({ ...seed, tenant: 'T1' as const })),
  ...loire.map((seed) => ({ ...seed, tenant: 'T2' as const })),
];

/** The identifier of a seeded task, e.g. `taskId('T1', 'surveyor')`. */
export const taskId = (tenant: TenantKey, key: string): string => seedId(`task:${tenant}:${key}`);

const point =
  (isDone: boolean) =>
  (label: string): ChecklistItem => ({ label, isDone });

function rowOf(seed: TaskSeed, rank: number): NewTask {
  const { key, tenant, by, to, operation, days, doneDays, points, said: _said, ...fields } = seed;
  const at = new Date(Date.UTC(2026, 9, 5 + rank, 8, 30));
  const [done, left] = points ?? [[], []];
  return {
    ...fields,
    id: taskId(tenant, key),
    tenantId: tenantId(tenant),
    assigneeIds: to.map((person) => personId(person)),
    operationId: operation === undefined ? null : operationId(tenant, operation),
    dueOn: days === undefined ? null : inDays(days),
    checklist: [...done.map(point(true)), ...left.map(point(false))],
    completedOn: doneDays === undefined ? null : inDays(doneDays),
    completedBy: doneDays === undefined ? null : personId(to[0] ?? by),
    createdBy: personId(by),
    createdAt: at,
    updatedAt: at,
  };
}

/** Every seeded task with what was said about it. */
export function taskRows() {
  const comments = seeds.flatMap(({ key, tenant, said = [] }) =>
    said.map(([by, days, body], rank): typeof taskComments.$inferInsert => {
      const at = new Date(`${inDays(days)}T0${8 + rank}:20:00Z`);
      return {
        id: seedId(`task-comment:${tenant}:${key}:${rank}`),
        tenantId: tenantId(tenant),
        taskId: taskId(tenant, key),
        body,
        createdBy: personId(by),
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
  return { tasks: seeds.map(rowOf), comments };
}
