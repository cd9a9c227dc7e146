import {
  updateBroadcast,
  type BroadcastFields,
} from '#contracts/client/operation/broadcast-configuration/payload.ts';
import { fedPortals, settlePortals } from '#domain/broadcast/portals.ts';
import { fill } from '#messages/fill.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { broadcastConfigurations, type Operation } from '#mocks/db/schema/index.ts';
import {
  advertsOf,
  announceAdverts,
  dropAdverts,
  settleAdverts,
  writeAdvertState,
} from '#mocks/server/advert/settle.ts';
import { changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { hasPortals } from '#mocks/server/quota.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { memberNames } from '../members.ts';
import {
  auditBroadcast,
  broadcastOfRoute,
  settingsOf,
  texts,
  broadcastFlash,
  type FoundBroadcast,
} from './record.ts';

/** Writes the settings; adverts go to new portals, leave those that are no longer chosen, and fall where it is off. */
export const updateHandler = clientAction(updateBroadcast, {
  find: broadcastOfRoute,
  act: async (context, { version, ...fields }, found) => {
    await checkSettings(context, fields);
    const { operation } = found;
    const dropped = await context.db.transaction(async (tx) => {
      await writeSettings(context, tx, found, { fields, version });
      return followSettings(context, tx, operation, fields);
    });
    announceAdverts(context, operation, []);
    const { settings } = texts(context);
    return broadcastFlash(
      operation.id,
      dropped > 0 ? fill(settings.stopped, { count: dropped }) : settings.saved,
    );
  },
});

/** @throws ValidationFailure for what does not go together */
async function checkSettings(
  context: ClientContext,
  { isEnabled, portals, contactUserId }: BroadcastFields,
): Promise<void> {
  const { settings } = texts(context);
  const errors: Record<string, string> = {};
  const isFed = portals.some((portal) => portal !== 'site' && fedPortals.includes(portal));
  if (isEnabled && portals.length === 0) errors['portals'] = settings.needPortal;
  if (isEnabled && isFed && !(await hasPortals(context))) errors['portals'] = settings.noPlan;
  if (!(await memberNames(context, [contactUserId])).has(contactUserId)) {
    errors['contactUserId'] = settings.noMember;
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

interface Wanted {
  readonly fields: BroadcastFields;
  readonly version: number | undefined;
}

async function writeSettings(
  context: ClientContext,
  tx: Database,
  found: FoundBroadcast,
  { fields, version }: Wanted,
): Promise<void> {
  const { operation, configuration } = found;
  const at = context.deps.clock.businessNow();
  const before = await settingsOf(context, found);
  const isSaved =
    configuration === null
      ? version === undefined && (await insertSettings(context, tx, operation, fields))
      : version !== undefined &&
        (await changeRow(
          tx,
          broadcastConfigurations,
          { id: configuration.id, version },
          { at, columns: fields },
        ));
  const changes = changedFields(before, fields);
  if (!isSaved) {
    throw await staleVersion(context, {
      id: operation.id,
      updatedAt: configuration?.updatedAt ?? at,
      actions: ['operation.broadcast.update'],
      within: tx,
      fields: Object.keys(changes),
    });
  }
  await auditBroadcast(context, tx, 'update', operation, { changes });
}

/** Makes the settings; false where somebody was quicker. */
export async function insertSettings(
  { deps, actor }: ClientContext,
  tx: Database,
  operation: Pick<Operation, 'id' | 'tenantId'>,
  fields: BroadcastFields,
): Promise<boolean> {
  const at = deps.clock.businessNow();
  const made = await tx
    .insert(broadcastConfigurations)
    .values({
      ...fields,
      id: deps.newId(),
      tenantId: operation.tenantId,
      operationId: operation.id,
      createdBy: actor.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: broadcastConfigurations.id });
  return made.length > 0;
}

/** Has published adverts follow what was chosen; how many fell because all was switched off. */
async function followSettings(
  context: ClientContext,
  tx: Database,
  operation: Operation,
  { isEnabled, portals }: BroadcastFields,
): Promise<number> {
  const at = context.deps.clock.businessNow();
  const rows = (await advertsOf(tx, operation.id)).filter(({ advert }) => advert.status !== 'off');
  if (!isEnabled) {
    await dropAdverts(
      tx,
      rows.map(({ lot }) => lot.id),
      at,
    );
    return rows.length;
  }
  for (const { advert } of rows) {
    const settled = settlePortals(advert.portalStatus, portals, at.toISOString(), false);
    await writeAdvertState(tx, advert, { status: advert.status, portals: settled });
  }
  await settleAdverts(context.deps, tx, operation);
  return 0;
}
