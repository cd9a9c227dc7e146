import type { OperationKind } from '#domain/operation/enums.ts';
import type { ProjectRow, ProjectState, ProjectVariant } from '#domain/project/project.ts';
import type { PersonKey, StateSeed, TenantKey } from '../types.ts';

/** A line of a composition in whole euros; what is left out is null, and the sale as it is. */
export interface RowSeed extends Pick<ProjectRow, 'type' | 'count' | 'avgAreaM2'> {
  readonly label?: string;
  readonly saleMode?: ProjectRow['saleMode'];
  readonly pricePerM2?: number;
  readonly unitPrice?: number;
  readonly worksPerM2?: number;
  readonly tantiemes?: number;
  readonly parkingCount?: number;
}

/** A project of a seeded operation. Its status is where its history ends. */
export interface ProjectSeed {
  readonly tenant: TenantKey;
  /** Reference of the operation. */
  readonly operation: string;
  readonly variant: ProjectVariant;
  readonly name: string;
  readonly kind: OperationKind;
  readonly description?: string;
  readonly architect?: string;
  readonly floorAreaM2?: string;
  readonly worksStartOn?: string;
  readonly worksMonths?: number;
  readonly by: PersonKey;
  readonly history: readonly StateSeed<ProjectState>[];
  /** Written out, or a line for each lot of the operation with works at this price by the square metre. */
  readonly rows: readonly RowSeed[] | { readonly ofLots: true; readonly worksPerM2?: number };
}
