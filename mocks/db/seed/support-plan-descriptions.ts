import { sectionsOf, type DescribedRoom } from '#domain/lot/description.ts';
import { descriptionModels } from '#domain/lot/description-models.ts';
import type { NewSupportPlanDescription } from '../schema/index.ts';
import { mediaId } from './media/index.ts';
import { lotId, operationId } from './operations/index.ts';
import { personId } from './person-id.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenants.ts';

const operation = 'OP-2025-001';

interface DescriptionSeed {
  readonly lot: string;
  readonly rooms: readonly (readonly [label: string, areaM2: string])[];
  readonly plan: string;
  readonly approvedOn: string | null;
  readonly on: string;
}

/** Of the VIR of the first company: one that is approved, one that lacks a room. */
const seeds: readonly DescriptionSeed[] = [
  {
    lot: 'A12',
    rooms: [
      ['Séjour et cuisine', '24.60'],
      ['Chambre', '12.10'],
      ['Salle d’eau', '4.90'],
      ['Dégagement', '4.20'],
    ],
    plan: 'Plan du premier étage',
    approvedOn: '2026-03-10',
    on: '2026-03-02',
  },
  {
    lot: 'A31',
    rooms: [
      ['Séjour et cuisine', '38.40'],
      ['Chambre 1', '14.20'],
      ['Chambre 2', '11.90'],
      ['Salle de bains', '6.30'],
      ['Dégagement', '7.80'],
    ],
    plan: 'Plan des combles',
    approvedOn: null,
    on: '2026-11-12',
  },
];

/** The identifier of a seeded description: `descriptionId('A12')`. */
export const descriptionId = (lot: string): string =>
  seedId(`support-plan-description:T1:${operation}:${lot}`);

const roomOf = ([label, areaM2]: readonly [string, string]): DescribedRoom => ({
  label,
  areaM2,
  ceilingM: '2.70',
});

/** Every seeded description. */
export const supportPlanDescriptionRows = (): NewSupportPlanDescription[] =>
  seeds.map(({ lot, rooms, plan, approvedOn, on }) => {
    const at = new Date(`${on}T10:00:00Z`);
    return {
      id: descriptionId(lot),
      tenantId: tenantId('T1'),
      operationId: operationId('T1', operation),
      lotId: lotId('T1', operation, lot),
      kind: 'vir_works',
      versionNo: 1,
      rooms: rooms.map(roomOf),
      sections: sectionsOf(descriptionModels.vir_works),
      planFileId: seedId(`media-file:${mediaId('T1', operation, plan)}:whole`),
      areHeightsShown: true,
      deliveryDelayMonths: 10,
      status: approvedOn === null ? 'draft' : 'approved',
      approvedOn,
      approvedBy: approvedOn === null ? null : personId('hugo.lartigue'),
      createdBy: personId('ines.duprat'),
      createdAt: at,
      updatedAt: at,
    };
  });
