import type { PermitKind } from '#domain/deadline/context.ts';
import type { PermitState } from '#domain/states/permit/states.ts';
import type { PreemptionSide, PreemptionState } from '#domain/urban/enums.ts';
import type { NewPermit, NewPreemption, NewUrbanPlanning } from '../../schema/index.ts';
import type { PersonKey, StateSeed, TenantKey } from '../types.ts';

/** Which operation, and who enters what people enter. */
interface OfOperation {
  readonly tenant: TenantKey;
  /** Reference of the operation. */
  readonly operation: string;
  readonly by: PersonKey;
}

/** The rules of the place of a seeded operation. */
export interface ZoneSeed extends OfOperation {
  readonly at: string;
  readonly fields: Omit<NewUrbanPlanning, 'id' | 'tenantId' | 'operationId' | 'createdAt' | 'updatedAt'>;
}

/** A permission of a seeded operation, by the days of its steps. */
export interface PermitSeed extends OfOperation {
  readonly key: string;
  readonly kind: PermitKind;
  readonly number: string | null;
  readonly subject: string;
  readonly days: Partial<
    Pick<
      NewPermit,
      | 'filedOn'
      | 'missingRequestedOn'
      | 'completedOn'
      | 'decisionOn'
      | 'notifiedOn'
      | 'postedOn'
      | 'purgedOn'
      | 'workOpenedOn'
      | 'daactOn'
    >
  >;
  readonly history: readonly StateSeed<PermitState>[];
  /** For each clock, the last alert that was given before the demonstration begins. */
  readonly reminded?: Readonly<Record<string, string>>;
}

/** A declaration of intent to sell of a seeded operation. */
export interface DeclarationSeed extends OfOperation {
  readonly key: string;
  readonly side: PreemptionSide;
  readonly euros: number;
  readonly days: Pick<NewPreemption, 'receivedOn'> & Partial<Pick<NewPreemption, 'requestOn' | 'suppliedOn'>>;
  readonly history: readonly StateSeed<PreemptionState>[];
  readonly reminded?: Readonly<Record<string, string>>;
}
