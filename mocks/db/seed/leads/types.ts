import type { LeadActivityKind, LeadKind, LeadLostReason, LeadPortal, LeadState } from '#domain/lead/lead.ts';
import type { PersonKey, TenantKey } from '../types.ts';

/** What was done about a request: when, what, detail, words, by whom. */
export type SaidSeed = readonly [
  at: string,
  kind: LeadActivityKind,
  detail: string,
  body: string,
  by: PersonKey | null,
];

/** A request of a portal or a mini-site; amounts in whole euros, instants in UTC. */
export interface LeadSeed {
  readonly key: string;
  readonly tenant: TenantKey;
  readonly portal: LeadPortal;
  readonly at: string;
  readonly operation: string | null;
  readonly lot: string | null;
  /** First and last name, or the key of the contact that it is. */
  readonly who: readonly [first: string, last: string] | string;
  /** E-mail and mobile of who is no contact. */
  readonly reach?: readonly [email: string | null, phone: string | null];
  readonly kind?: LeadKind;
  readonly message: string;
  readonly budget?: number;
  readonly status: LeadState;
  readonly lost?: LeadLostReason;
  readonly to?: PersonKey;
  readonly answered?: string;
  /** The planned visit of the operation that came of it, by its beginning. */
  readonly visit?: string;
  /** The earlier request that it repeats. */
  readonly repeats?: string;
  readonly said?: readonly SaidSeed[];
}
