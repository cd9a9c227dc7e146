import type { StoredConditions } from '#domain/accounting/stored-rule.ts';
import type { NewMatchRule } from '../../schema/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';

const anything: StoredConditions = {
  labelHolds: [],
  minCents: null,
  maxCents: null,
  sign: null,
  accountId: null,
  counterparty: '',
};

interface RuleSeed extends Pick<NewMatchRule, 'name' | 'vat'> {
  readonly tenant: TenantKey;
  readonly code: string;
  readonly conditions: Partial<StoredConditions>;
  readonly account?: string;
  readonly operation?: string;
  readonly isActive?: boolean;
}

const seeds: readonly RuleSeed[] = [
  {
    tenant: 'T1',
    name: 'Loyers encaissés',
    code: '7061',
    vat: 'none',
    conditions: { labelHolds: ['loyer'], sign: 'in' },
  },
  {
    tenant: 'T1',
    name: 'Loyer des bureaux',
    code: '6132',
    vat: '20',
    conditions: { labelHolds: ['loyer bureaux'], sign: 'out' },
  },
  {
    tenant: 'T1',
    name: 'Situations de Ferrand',
    code: '6051',
    vat: '20',
    conditions: { labelHolds: ['ferrand', 'situation'], sign: 'out' },
    account: 'chais',
    operation: 'OP-2025-001',
  },
  {
    tenant: 'T1',
    name: 'Énergie',
    code: '6061',
    vat: '20',
    conditions: { labelHolds: ['energie'], sign: 'out' },
  },
  {
    tenant: 'T1',
    name: 'Télécommunications',
    code: '626',
    vat: '20',
    conditions: { labelHolds: ['telecom'] },
  },
  {
    tenant: 'T1',
    name: 'Petits achats par carte',
    code: '6063',
    vat: '20',
    conditions: { labelHolds: ['cb'], maxCents: 10_000, sign: 'out' },
  },
  {
    tenant: 'T1',
    name: 'Urssaf',
    code: '645',
    vat: 'none',
    conditions: { counterparty: 'Urssaf' },
  },
  {
    tenant: 'T1',
    name: 'Anciens péages',
    code: '6251',
    vat: '20',
    conditions: { labelHolds: ['peage'] },
    isActive: false,
  },
  {
    tenant: 'T2',
    name: 'Loyer du bureau',
    code: '6132',
    vat: '20',
    conditions: { labelHolds: ['loyer'], sign: 'out' },
  },
];

const createdAt = new Date('2026-01-12T09:00:00Z');

/** The rules that give bank lines their account, in their order. */
export const ruleRows = (
  codeId: (tenant: TenantKey, code: string) => string,
  accountId: (tenant: TenantKey, key: string) => string,
): NewMatchRule[] =>
  seeds.map(({ tenant, name, code, vat, conditions, account, operation, isActive = true }, rank) => ({
    id: seedId(`match-rule:${tenant}:${name}`),
    tenantId: tenantId(tenant),
    name,
    priority: rank + 1,
    conditions: {
      ...anything,
      ...conditions,
      accountId: account === undefined ? null : accountId(tenant, account),
    },
    codeId: codeId(tenant, code),
    vat,
    operationId: operation === undefined ? null : operationId(tenant, operation),
    isActive,
    createdBy: personId(tenant === 'T1' ? 'marc.soubiran' : 'karim.belkacem'),
    createdAt,
    updatedAt: createdAt,
  }));
