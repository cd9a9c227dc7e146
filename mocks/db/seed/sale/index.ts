import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import {
  lotDiagnostics,
  lotPrices,
  lots,
  saleContacts,
  salePlans,
  type NewLotDiagnostic,
  type NewLotPriceChange,
  type NewSaleContact,
  type NewSalePlan,
} from '../../schema/index.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { mediaId } from '../media/index.ts';
import { lotId, operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { OperationSeed, TenantKey } from '../types.ts';
import { prospectSeeds, type ProspectSeed, type ProspectsSeed } from './prospects.ts';

const at = (day: string): Date => new Date(`${day}T08:30:00Z`);

function contactRow(
  { tenant, operation, by }: ProspectsSeed,
  seed: ProspectSeed,
  rank: number,
): NewSaleContact {
  const met = new Date(Date.UTC(2026, 4, 11 + rank * 9, 8));
  const hasVisited = ['visit', 'offer', 'buyer'].includes(seed.stage);
  return {
    id: seedId(`sale-contact:${tenant}:${operation}:${seed.contact}`),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    contactId: contactId(tenant, seed.contact),
    lotIds: seed.lots.map((ref) => lotId(tenant, operation, ref)),
    stage: seed.stage,
    source: seed.source,
    budgetCents: euros(seed.budget * 1_000),
    equityCents: euros(seed.equity * 1_000),
    financing: seed.financing,
    project: seed.project,
    assignedTo: personId(by),
    lostReason: seed.lost ?? null,
    nextActionOn: seed.next?.[0] ?? null,
    nextAction: seed.next?.[1] ?? null,
    lastActionAt: new Date(met.getTime() + 3 * 86_400_000),
    answeredInDays: rank % 4 === 3 ? 9 : 2,
    hasVisited,
    hasLoanAgreement: seed.hasLoan === true,
    createdBy: personId(by),
    createdAt: met,
    updatedAt: met,
  };
}

/** The price that each lot was put on sale at, and what it was changed to since. */
function priceRows({ tenant, fields, manager, lots: seeds }: OperationSeed): NewLotPriceChange[] {
  const row = (
    ref: string,
    rank: number,
    change: Pick<NewLotPriceChange, 'oldCents' | 'newCents' | 'reason'>,
    on: string,
  ) => ({
    ...change,
    id: seedId(`lot-price:${tenant}:${fields.ref}:${ref}:${rank}`),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, fields.ref),
    lotId: lotId(tenant, fields.ref, ref),
    byUserId: personId(manager),
    at: at(on),
  });
  return seeds.flatMap(({ ref, priceTtcCents, history }) => {
    const [first] = history;
    if (typeof priceTtcCents !== 'number' || first === undefined) return [];
    // One box was first offered for more: nobody came.
    if (tenant === 'T1' && fields.ref === 'OP-2025-001' && ref === 'G01') {
      const old = euros(16_500);
      return [
        row(ref, 0, { oldCents: null, newCents: old, reason: null }, first.on),
        row(
          ref,
          1,
          { oldCents: old, newCents: priceTtcCents, reason: 'Aucune offre après trois mois' },
          '2026-08-10',
        ),
      ];
    }
    return [row(ref, 0, { oldCents: null, newCents: priceTtcCents, reason: null }, first.on)];
  });
}

const plan = (
  tenant: TenantKey,
  operation: string,
  by: string,
  fields: Pick<NewSalePlan, 'mode' | 'feeRateBps' | 'floorPriceAlert'>,
  agents: readonly string[],
): NewSalePlan => ({
  ...fields,
  id: seedId(`sale-plan:${tenant}:${operation}`),
  tenantId: tenantId(tenant),
  operationId: operationId(tenant, operation),
  agentContactIds: agents.map((key) => contactId(tenant, key)),
  createdBy: personId(by),
  createdAt: at('2026-05-04'),
  updatedAt: at('2026-05-04'),
});

const plans: readonly NewSalePlan[] = [
  plan('T1', 'OP-2025-001', 'hugo.lartigue', { mode: 'mixed', feeRateBps: 400, floorPriceAlert: true }, [
    'agent-1',
  ]),
  plan('T1', 'OP-2025-002', 'ines.duprat', { mode: 'asis', feeRateBps: 450, floorPriceAlert: false }, [
    'agent-2',
  ]),
  plan('T2', 'OP-2025-002', 'karim.belkacem', { mode: 'vefa', feeRateBps: 500, floorPriceAlert: false }, [
    'agent-1',
  ]),
];

const diagnostic = (
  tenant: TenantKey,
  operation: string,
  ref: string,
  [kind, on, result, isPositive = false]: readonly [NewLotDiagnostic['kind'], string, string, boolean?],
): NewLotDiagnostic => ({
  id: seedId(`lot-diagnostic:${tenant}:${operation}:${ref}:${kind}`),
  tenantId: tenantId(tenant),
  operationId: operationId(tenant, operation),
  lotId: lotId(tenant, operation, ref),
  kind,
  on,
  result,
  isPositive,
  createdAt: at(on),
  updatedAt: at(on),
});

/** What is known of the apartments of the reference operation; of one of them, the state of risks has just run out. */
const diagnostics: readonly NewLotDiagnostic[] = ['A01', 'A11', 'A12', 'A21', 'A22', 'A31'].flatMap((ref) => [
  diagnostic('T1', 'OP-2025-001', ref, ['dpe', '2026-04-27', 'Classe C après travaux projetés']),
  diagnostic('T1', 'OP-2025-001', ref, ['asbestos', '2026-04-27', 'Absence d’amiante']),
  diagnostic('T1', 'OP-2025-001', ref, ['lead', '2026-04-27', 'Peintures anciennes des volets', true]),
  diagnostic('T1', 'OP-2025-001', ref, ['erp', '2026-05-19', 'PPRI, zone bleue']),
]);

/** Which pictures lots show: those of their operation. */
const pictured = [
  ['T1', 'OP-2025-001', ['A01', 'A11', 'A12', 'A21', 'A22', 'A31'], 'Appartement témoin'],
  ['T1', 'OP-2025-001', ['C01'], 'Échafaudage sur rue'],
  ['T1', 'OP-2025-001', ['G01', 'G02'], 'Cour pendant le chantier'],
  ['T1', 'OP-2025-002', ['B1', 'B3', 'B4'], 'Appartement témoin'],
  [
    'T2',
    'OP-2025-002',
    ['Z11', 'Z12', 'Z21', 'Z22', 'Z23', 'Z31', 'Z32', 'Z33', 'Z41'],
    'Appartement témoin',
  ],
] as const;

/** How operations are sold, to whom, at which prices; after the operations, their contacts and their library. */
export async function seedSale(tx: Database): Promise<void> {
  await tx.insert(salePlans).values([...plans]);
  await tx
    .insert(saleContacts)
    .values(
      prospectSeeds.flatMap((group) => group.prospects.map((seed, rank) => contactRow(group, seed, rank))),
    );
  await tx.insert(lotPrices).values(operationSeeds.flatMap(priceRows));
  await tx.insert(lotDiagnostics).values([...diagnostics]);
  for (const [tenant, operation, refs, title] of pictured) {
    await tx
      .update(lots)
      .set({ photoMediaIds: [mediaId(tenant, operation, title)] })
      .where(and(eq(lots.operationId, operationId(tenant, operation)), inArray(lots.ref, [...refs])));
  }
  await tx
    .update(lots)
    .set({ planMediaId: mediaId('T1', 'OP-2025-001', 'Plan du premier étage') })
    .where(and(eq(lots.operationId, operationId('T1', 'OP-2025-001')), inArray(lots.ref, ['A11', 'A12'])));
}
