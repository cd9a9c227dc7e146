import type { CityscanTheme } from '#domain/cityscan/themes.ts';
import {
  demonstrationNeighbourhood,
  demonstrationThemes,
} from '#mocks/services/neighbourhood/demonstration.ts';
import type { NewCityscanScan } from '../../schema/index.ts';
import { operationId, operationSeeds } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { PersonKey, TenantKey } from '../types.ts';

const seeds: readonly (readonly [tenant: TenantKey, operation: string, by: PersonKey, at: string])[] = [
  ['T1', 'OP-2025-001', 'hugo.lartigue', '2026-10-14T09:20:00Z'],
  ['T1', 'OP-2025-002', 'ines.duprat', '2026-10-02T13:05:00Z'],
  ['T1', 'OP-2025-004', 'hugo.lartigue', '2026-11-05T16:40:00Z'],
  ['T2', 'OP-2025-001', 'karim.belkacem', '2026-10-06T08:15:00Z'],
  ['T2', 'OP-2025-002', 'karim.belkacem', '2026-10-20T10:00:00Z'],
  ['T2', 'OP-2026-003', 'julie.fayolle', '2026-11-12T14:30:00Z'],
];

/** The identifier of a seeded analysis: `scanId('T1', 'OP-2025-001')`. */
export const scanId = (tenant: TenantKey, operation: string): string =>
  seedId(`cityscan:${tenant}:${operation}`);

/** Three analyses of each company, of packaged data that is named as such. */
export const cityscanRows = (): NewCityscanScan[] =>
  seeds.flatMap(([tenant, operation, by, at]) => {
    const fields = operationSeeds.find(
      (seed) => seed.tenant === tenant && seed.fields.ref === operation,
    )?.fields;
    const { lat, lng } = fields ?? {};
    if (!fields || lat == null || lng == null) return [];
    const fetchedAt = new Date(at);
    return [
      {
        id: scanId(tenant, operation),
        tenantId: tenantId(tenant),
        operationId: operationId(tenant, operation),
        address: `${fields.addressLine}, ${fields.postalCode} ${fields.city}`,
        lat,
        lng,
        provider: demonstrationNeighbourhood.name,
        isDemonstration: true,
        status: 'ready' as const,
        themes: [...demonstrationThemes(lat, lng)] as CityscanTheme[],
        fetchedAt,
        createdBy: personId(by),
        createdAt: fetchedAt,
        updatedAt: fetchedAt,
      },
    ];
  });
