import { desc, eq } from 'drizzle-orm';
import type { DescriptionPayload } from '#contracts/client/operation/sale/support-plan-description.ts';
import { hundredthsOfM2 } from '#domain/lot/price.ts';
import { missingScopes, roomsHundredthsM2, sectionsOf } from '#domain/lot/description.ts';
import type { SupportPlanDescriptionFacts } from '#domain/states/study/support-plan-description.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import { supportPlanDescriptions, type Lot, type SupportPlanDescription } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceLot, auditLot, lotOfRoute, type FoundLot } from '../record.ts';

/** A lot with its operation and the latest version of its description. */
export interface FoundDescription extends FoundLot {
  readonly description: SupportPlanDescription;
}

/** The versions of the description of a lot, the latest first. */
export const versionsOf = (db: Database, lotId: string): Promise<SupportPlanDescription[]> =>
  db
    .select()
    .from(supportPlanDescriptions)
    .where(eq(supportPlanDescriptions.lotId, lotId))
    .orderBy(desc(supportPlanDescriptions.versionNo));

/** The latest version of the description of the lot that the address names. @throws HttpFailure 404 without one */
export async function descriptionOfRoute(context: ClientContext): Promise<FoundDescription> {
  const found = await lotOfRoute(context);
  const [description] = await versionsOf(context.db, found.lot.id);
  if (description === undefined) throw notFound('description');
  return { ...found, description };
}

/** @throws ValidationFailure for a version that may no longer change */
export function refuseLocked(context: ClientContext, { status }: SupportPlanDescription): void {
  if (status === 'draft') return;
  const { locked } = messagesFor(context.locale, descriptionMessages);
  throw new ValidationFailure({ base: locked[status] });
}

/** The columns that a payload sets. */
export const columnsOf = (payload: DescriptionPayload) => ({
  kind: payload.kind,
  rooms: payload.rooms,
  sections: sectionsOf(payload.lines),
  areHeightsShown: payload.areHeightsShown,
  isPriceRevisable: payload.isPriceRevisable,
  revisionRule: payload.isPriceRevisable && payload.revisionRule !== '' ? payload.revisionRule : null,
  deliveryDelayMonths: payload.deliveryDelayMonths,
});

/** What a version tells the steps of its life. */
export const factsOf = (
  row: SupportPlanDescription,
  lot: Pick<Lot, 'areaM2'>,
): SupportPlanDescriptionFacts => ({
  kind: row.kind,
  planFileId: row.planFileId,
  roomsAreaHundredthsM2: roomsHundredthsM2(row.rooms),
  lotAreaHundredthsM2: hundredthsOfM2(lot.areaM2),
  missingScopes: missingScopes(row.sections),
  hasDeliveryDelay: row.deliveryDelayMonths !== null,
  isRevisionRuleMissing: row.isPriceRevisable && row.revisionRule === null,
  approvedOn: row.approvedOn,
  notarySaleId: row.notarySaleId,
});

export type DescriptionAction =
  | 'description'
  | 'description.approve'
  | 'description.new-version'
  | 'description.copy'
  | 'description.plan';

interface DescriptionChange {
  readonly action: DescriptionAction;
  readonly columns: ColumnsOf<typeof supportPlanDescriptions>;
  /** The version that was read; the row's by default. */
  readonly version?: number;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Changes a version over what was read of it. @throws ValidationFailure on `version` when somebody was quicker */
export async function changeDescription(
  context: ClientContext,
  found: FoundDescription,
  { action, columns, version = found.description.version, alongside }: DescriptionChange,
): Promise<void> {
  const { description, operation, lot } = found;
  await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    const read = { id: description.id, version };
    if (!(await changeRow(tx, supportPlanDescriptions, read, { at, columns }))) {
      throw await staleVersion(context, {
        id: operation.id,
        updatedAt: description.updatedAt,
        actions: ['description', 'description.plan'].map((step) => `operation.lot.${step}`),
        within: tx,
        fields: Object.keys(columns),
      });
    }
    await alongside?.(tx);
    await auditLot(context, tx, action, found);
  });
  announceLot(context, 'lot.updated', lot);
}
