import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { permitStates } from '#domain/states/permit/states.ts';
import {
  type AreaGround,
  type AreaUse,
  floodZones,
  permitKinds,
  planningDocuments,
  preemptionSides,
  preemptionStates,
  urbanDocumentKinds,
} from '#domain/urban/enums.ts';
import type { PermitAppeal } from '#domain/urban/permit.ts';
import { businessColumns, cents, day, recordColumns, ulid } from './columns.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id, { onDelete: 'cascade' });
const metres = (name: string) => numeric(name, { precision: 6, scale: 2 });

/** Floor area that is created: a dwelling or other premises; square metres with two decimals as text. */
export interface TaxedArea {
  label: string;
  areaM2: string;
  use: AreaUse;
  /** Left out of what was saved before it was asked: taken for dug. */
  ground?: AreaGround;
}

/** What the planning rules of the place say, one for each operation. */
export const urbanPlannings = pgTable(
  'urban_plannings',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    document: text('document', { enum: planningDocuments }),
    zone: text('zone'),
    zoneRulesUrl: text('zone_rules_url'),
    footprintBps: integer('footprint_bps'),
    heightM: metres('height_m'),
    setbackM: metres('setback_m'),
    parkingRule: text('parking_rule'),
    greenBps: integer('green_bps'),
    /** In protected surroundings, where the architect of historic buildings is heard. */
    isProtectedSite: boolean('is_protected_site').notNull().default(false),
    floodZone: text('flood_zone', { enum: floodZones }).notNull().default('none'),
    isArchaeologyZone: boolean('is_archaeology_zone').notNull().default(false),
    /** Subject to urban pre-emption; null while nobody looked. */
    isSubjectToPreemption: boolean('is_subject_to_preemption'),
    /** Whether the works need a permission; null while nobody said. */
    isPermitRequired: boolean('is_permit_required'),
    easements: text('easements')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    communeBps: integer('commune_bps'),
    departmentBps: integer('department_bps'),
    /** Share of the region in Île-de-France. */
    regionBps: integer('region_bps'),
    /** Share of the basis that a deliberation exempts. */
    exemptBps: integer('exempt_bps'),
    taxedAreas: jsonb('taxed_areas').$type<TaxedArea[]>().notNull().default([]),
  },
  (table) => [unique('urban_plannings_operation').on(table.operationId)],
);

/** A planning permission, from its preparation to the conformity of the works. */
export const permits = pgTable(
  'permits',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    kind: text('kind', { enum: permitKinds }).notNull(),
    number: text('number'),
    subject: text('subject'),
    status: text('status', { enum: permitStates }).notNull().default('draft'),
    /** The application that this one takes the place of. */
    replacesPermitId: ulid('replaces_permit_id'),
    extraMonths: integer('extra_months').notNull().default(0),
    extensionsCount: integer('extensions_count').notNull().default(0),
    isProtectedSite: boolean('is_protected_site').notNull().default(false),
    isInspectionMandatory: boolean('is_inspection_mandatory').notNull().default(false),
    filedOn: day('filed_on'),
    missingRequestedOn: day('missing_requested_on'),
    completedOn: day('completed_on'),
    deferredOn: day('deferred_on'),
    /** Last day of the deferral of the decision. */
    deferredUntilOn: day('deferred_until_on'),
    requestConfirmedOn: day('request_confirmed_on'),
    decisionOn: day('decision_on'),
    notifiedOn: day('notified_on'),
    postedOn: day('posted_on'),
    purgedOn: day('purged_on'),
    authorityWithdrewOn: day('authority_withdrew_on'),
    annulledOn: day('annulled_on'),
    workOpenedOn: day('work_opened_on'),
    worksStoppedOn: day('works_stopped_on'),
    worksResumedOn: day('works_resumed_on'),
    daactOn: day('daact_on'),
    contestedOn: day('contested_on'),
    contestReason: text('contest_reason'),
    redeclaredOn: day('redeclared_on'),
    conformityAttestedOn: day('conformity_attested_on'),
    appeals: jsonb('appeals').$type<PermitAppeal[]>().notNull().default([]),
    /** For each clock, the last alert that people were given. */
    remindedOn: jsonb('reminded_on').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('permits_operation').on(table.operationId, table.deletedAt),
    index('permits_status').on(table.status),
  ],
);

/** A declaration of intent to sell, by which a town may pre-empt. */
export const preemptions = pgTable(
  'preemptions',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    side: text('side', { enum: preemptionSides }).notNull(),
    lotId: ulid('lot_id').references(() => lots.id, { onDelete: 'set null' }),
    priceCents: cents('price_cents').notNull(),
    status: text('status', { enum: preemptionStates }).notNull().default('declared'),
    receivedOn: day('received_on').notNull(),
    requestOn: day('request_on'),
    suppliedOn: day('supplied_on'),
    waivedOn: day('waived_on'),
    decidedOn: day('decided_on'),
    saleDroppedOn: day('sale_dropped_on'),
    isPriceByCourt: boolean('is_price_by_court').notNull().default(false),
    remindedOn: jsonb('reminded_on').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('preemptions_operation').on(table.operationId, table.deletedAt),
    index('preemptions_status').on(table.status),
  ],
);

/** A paper of the planning of an operation, of a permission or of a declaration. */
export const urbanDocuments = pgTable(
  'urban_documents',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    permitId: ulid('permit_id').references(() => permits.id, { onDelete: 'cascade' }),
    preemptionId: ulid('preemption_id').references(() => preemptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: urbanDocumentKinds }).notNull(),
    /** Day of the paper itself, such as that of a report. */
    on: day('on'),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    createdBy: ulid('created_by'),
  },
  (table) => [index('urban_documents_operation').on(table.operationId, table.kind)],
);

export type UrbanPlanning = typeof urbanPlannings.$inferSelect;
export type NewUrbanPlanning = typeof urbanPlannings.$inferInsert;
export type Permit = typeof permits.$inferSelect;
export type NewPermit = typeof permits.$inferInsert;
export type Preemption = typeof preemptions.$inferSelect;
export type NewPreemption = typeof preemptions.$inferInsert;
export type UrbanDocument = typeof urbanDocuments.$inferSelect;
