import type { FindingTopic, FollowUpKind, VisitKind, VisitState } from '#domain/visit/visit.ts';
import type { PersonKey, TenantKey } from '../types.ts';

export interface FindingSeed {
  readonly room: string;
  readonly topic: FindingTopic;
  readonly severity: 1 | 2 | 3;
  readonly euros?: number;
  readonly note: string;
}

/** A visit of a seeded operation; people and lots by key. */
export interface VisitSeed {
  readonly tenant: TenantKey;
  /** Reference of the operation. */
  readonly operation: string;
  readonly kind: VisitKind;
  /** UTC instant. */
  readonly at: string;
  readonly minutes?: number;
  readonly host: PersonKey;
  readonly contacts: readonly string[];
  readonly lots?: readonly string[];
  readonly status: VisitState;
  readonly rating?: number;
  readonly notes?: string;
  readonly followUp?: readonly [kind: FollowUpKind, dueOn: string];
  readonly cancelReason?: string;
  readonly isInvited?: boolean;
  readonly findings?: readonly FindingSeed[];
}
