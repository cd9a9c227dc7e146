import { requestEnd } from '#domain/relation/document-request.ts';
import type { SupplierDocumentKind } from '#domain/relation/supplier.ts';
import { day } from '#domain/time/day.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type { supplierDocumentRequests } from '../../schema/index.ts';
import { personId } from '../people.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenants.ts';
import { supplierId } from './index.ts';

/** Tokens of the deposit links of the demonstration, which are no secret: its passwords are shown to everybody. */
export const demoDepositTokens = {
  garnaud: 'depot-garnaud-de-la-demonstration-000000001',
  colibri: 'depot-colibri-de-la-demonstration-000000002',
} as const;

interface RequestSeed {
  readonly supplier: keyof typeof demoDepositTokens;
  readonly email: string;
  readonly kinds: SupplierDocumentKind[];
  readonly message?: string;
  readonly at: string;
  readonly openedAt?: string;
}

const seeds: readonly RequestSeed[] = [
  {
    supplier: 'garnaud',
    email: 'contact.garnaud@example.test',
    kinds: ['ten-year-insurance'],
    message: 'Votre décennale a expiré le 31 octobre : merci de nous transmettre celle de l’année en cours.',
    at: '2026-11-18T09:10:00Z',
    openedAt: '2026-11-19T07:42:00Z',
  },
  {
    supplier: 'colibri',
    email: 'contact.colibri@example.test',
    kinds: ['ten-year-insurance', 'kbis'],
    at: '2026-11-19T16:05:00Z',
  },
];

/** Papers that suppliers of the first company were asked for. */
export const supplierRequestRows = (): Promise<(typeof supplierDocumentRequests.$inferInsert)[]> =>
  Promise.all(
    seeds.map(async ({ supplier, email, kinds, message, at, openedAt }) => ({
      id: seedId(`supplier-document-request:${supplier}`),
      tenantId: tenantId('T1'),
      supplierId: supplierId('T1', supplier),
      kinds,
      email,
      message: message ?? null,
      tokenHash: await sha256Hex(demoDepositTokens[supplier]),
      expiresOn: requestEnd(day(at.slice(0, 10))),
      openedAt: openedAt === undefined ? null : new Date(openedAt),
      createdBy: personId('hugo.lartigue'),
      createdAt: new Date(at),
      updatedAt: new Date(openedAt ?? at),
    })),
  );
