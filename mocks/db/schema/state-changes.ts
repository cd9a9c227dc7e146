import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { EstimationState } from '#domain/estimation/enums.ts';
import type { DrawdownState, LoanState } from '#domain/loan/loan-states.ts';
import type { LotState } from '#domain/lot/states.ts';
import type { DescriptionState } from '#domain/lot/description.ts';
import type { OperationState } from '#domain/operation/states.ts';
import type { TerminationState } from '#domain/operation/termination.ts';
import type { ProjectState } from '#domain/project/project.ts';
import type { PurchaseState } from '#domain/purchase/enums.ts';
import type { SimulationState } from '#domain/simulation/study/study.ts';
import type { PaymentState } from '#domain/sale/notary-sale.ts';
import type { PermitState } from '#domain/states/permit/states.ts';
import type { OfferState } from '#domain/states/purchase/offer-facts.ts';
import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import type { PreemptionState } from '#domain/urban/enums.ts';
import type { VisitState } from '#domain/visit/visit.ts';
import type { ConstructionLotState, SituationState } from '#domain/works/enums.ts';
import { day, instant, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const stateEntities = [
  'operation',
  'lot',
  'visit',
  'project',
  'simulation',
  'estimation',
  'permit',
  'preemption',
  'loan',
  'drawdown',
  'constructionLot',
  'situation',
  'notaryPurchase',
  'supportPlanDescription',
  'termination',
  'offer',
  'notarySale',
  'payment',
] as const;
export type StateEntity = (typeof stateEntities)[number];

type KeptState =
  | OperationState
  | LotState
  | VisitState
  | ProjectState
  | SimulationState
  | EstimationState
  | PermitState
  | PreemptionState
  | LoanState
  | DrawdownState
  | ConstructionLotState
  | SituationState
  | PurchaseState
  | DescriptionState
  | TerminationState
  | OfferState
  | NotarySaleState
  | PaymentState;

/**
 * History of states. `on` is the day of the fact, `at` the instant of its entry; `fromState` is null for
 * the first state and `byUserId` for what the system did by itself.
 */
export const stateChanges = pgTable(
  'state_changes',
  {
    id: ulid('id').primaryKey(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    entity: text('entity', { enum: stateEntities }).notNull(),
    entityId: ulid('entity_id').notNull(),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id),
    fromState: text('from_state').$type<KeptState>(),
    toState: text('to_state').$type<KeptState>().notNull(),
    byUserId: ulid('by_user_id').references(() => users.id),
    on: day('on').notNull(),
    at: instant('at').notNull(),
    reason: text('reason'),
  },
  (table) => [
    index('state_changes_entity').on(table.entityId, table.on),
    index('state_changes_operation').on(table.operationId, table.at),
  ],
);

export type StateChange = typeof stateChanges.$inferSelect;
export type NewStateChange = typeof stateChanges.$inferInsert;
