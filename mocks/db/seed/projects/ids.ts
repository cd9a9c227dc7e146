import type { ProjectVariant } from '#domain/project/project.ts';
import { seedId } from '../seed-id.ts';
import type { CompanyKey } from '../types.ts';

/** The identifier of a seeded project, e.g. `projectId('T1', 'OP-2025-001', 'A')`. */
export const projectId = (tenant: CompanyKey, operationRef: string, variant: ProjectVariant): string =>
  seedId(`project:${tenant}:${operationRef}:${variant}`);
