import type { PurchaseState } from '#domain/purchase/enums.ts';
import type { NewNotaryPurchase, NewPurchaseCondition } from '../../schema/index.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { offerId } from '../offers/id.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { enteredAt, stateRows } from '../state-rows.ts';
import { tenantId } from '../tenant-id.ts';
import type { PersonKey, TenantKey } from '../types.ts';

type Condition = readonly [
  type: NewPurchaseCondition['type'],
  detail: string | null,
  deadlineOn: string,
  metOn: string | null,
];

interface PurchaseSeed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly fields: Omit<
    NewNotaryPurchase,
    'id' | 'tenantId' | 'operationId' | 'createdAt' | 'updatedAt' | 'status'
  >;
  readonly conditions: readonly Condition[];
  readonly history: readonly { to: PurchaseState; on: string; isAutomatic?: boolean }[];
}

const golden: PurchaseSeed = {
  tenant: 'T1',
  operation: 'OP-2025-001',
  by: 'hugo.lartigue',
  fields: {
    contractKind: 'unilateral',
    form: 'authentic',
    priceCents: euros(480_000),
    depositCents: euros(24_000),
    depositHolder: 'Étude du vendeur',
    acceptedOfferId: offerId('T1', 3),
    acceptanceOn: '2025-10-16',
    promiseOn: '2025-11-17',
    promiseExpiresOn: '2026-04-30',
    isSubstitutionAllowed: true,
    sellerContactId: contactId('T1', 'seller-1'),
    sellerNotaryId: contactId('T1', 'notary-1'),
    buyerNotaryId: contactId('T1', 'notary-3'),
    isSellerIndividual: true,
    commitment: 'mdb',
    deedPlannedOn: '2026-04-16',
    deedOn: '2026-04-16',
    deedPriceCents: euros(480_000),
    disbursementsCents: euros(1_500),
    actualFeesCents: 1_049_084,
    fundsCalledCents: 46_649_084,
    keysOn: '2026-04-16',
    annualPropertyTaxCents: euros(2_900),
  },
  conditions: [
    ['permit_purged', 'PC 033 243 25 00042', '2026-04-30', '2026-04-15'],
    ['preemption', 'DIA reçue le 24/11/2025', '2026-01-24', '2026-01-24'],
    ['mortgage_free', null, '2026-04-16', '2026-04-10'],
  ],
  history: [
    { to: 'draft', on: '2025-10-20' },
    { to: 'promise_signed', on: '2025-11-17' },
    { to: 'conditions_pending', on: '2025-11-17', isAutomatic: true },
    { to: 'conditions_met', on: '2026-04-15', isAutomatic: true },
    { to: 'deed_signed', on: '2026-04-16' },
  ],
};

const roanne: PurchaseSeed = {
  tenant: 'T2',
  operation: 'OP-2026-002',
  by: 'karim.belkacem',
  fields: {
    contractKind: 'bilateral',
    form: 'private',
    priceCents: euros(148_000),
    depositCents: euros(7_400),
    depositHolder: 'Étude du vendeur',
    acceptedOfferId: offerId('T2', 6),
    acceptanceOn: '2026-09-18',
    promiseOn: '2026-10-05',
    promiseExpiresOn: '2027-01-29',
    isSubstitutionAllowed: true,
    isSellerIndividual: true,
    commitment: 'mdb',
    deedPlannedOn: '2027-01-15',
  },
  conditions: [
    ['loan', 'Prêt de 140 000 € sur 24 mois', '2026-12-04', null],
    ['mortgage_free', null, '2027-01-15', null],
  ],
  history: [
    { to: 'draft', on: '2026-09-21' },
    { to: 'promise_signed', on: '2026-10-05' },
    { to: 'conditions_pending', on: '2026-10-05', isAutomatic: true },
  ],
};

const seeds: readonly PurchaseSeed[] = [golden, roanne];

/** The identifier of the seeded purchase of an operation. */
export const purchaseId = (tenant: TenantKey, operation: string): string =>
  seedId(`notary-purchase:${tenant}:${operation}`);

const owner = ({ tenant, operation, by }: PurchaseSeed) => ({
  tenantId: tenantId(tenant),
  operationId: operationId(tenant, operation),
  createdBy: personId(by),
});

/** The purchases of the seeded operations. */
export const notaryPurchaseRows = () => ({
  purchases: seeds.map((seed): NewNotaryPurchase => ({
    ...owner(seed),
    ...seed.fields,
    id: purchaseId(seed.tenant, seed.operation),
    status: seed.history.at(-1)?.to ?? 'draft',
    version: seed.history.length,
    createdAt: enteredAt(seed.history[0]?.on ?? '', 0),
    updatedAt: enteredAt(seed.history.at(-1)?.on ?? '', seed.history.length),
  })),
  conditions: seeds.flatMap((seed) =>
    seed.conditions.map(([type, detail, deadlineOn, metOn], rank): NewPurchaseCondition => ({
      ...owner(seed),
      id: seedId(`purchase-condition:${seed.tenant}:${seed.operation}:${rank}`),
      purchaseId: purchaseId(seed.tenant, seed.operation),
      type,
      detail,
      deadlineOn,
      metOn,
      status: metOn === null ? 'pending' : 'met',
      createdAt: enteredAt(seed.history[0]?.on ?? '', rank),
      updatedAt: enteredAt(metOn ?? seed.history[0]?.on ?? '', rank),
    })),
  ),
  stateChanges: seeds.flatMap((seed) => {
    const { createdBy: byUserId, ...of } = owner(seed);
    const entityId = purchaseId(seed.tenant, seed.operation);
    return stateRows({ ...of, entity: 'notaryPurchase', entityId, byUserId }, seed.history);
  }),
});
