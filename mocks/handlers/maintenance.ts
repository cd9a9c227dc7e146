import { updateMaintenance } from '#contracts/maintenance.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { forbidden } from '#mocks/server/failures.ts';
import { bareAction, type RouteHandlers } from '#mocks/server/handler.ts';
import { readPayload } from '#mocks/server/payload.ts';

/** Handler of `maintenance.update`, called by the command of the same name. */
export const maintenanceHandlers = {
  'maintenance.update': bareAction(async (context) => {
    if (!context.isSigned) throw forbidden('only a signed request changes the maintenance');
    const payload = await readPayload(context, updateMaintenance.payload);
    const { isOn, message, until, bypassHash } = payload;
    await writeSetting(
      context.deps.db,
      'maintenance',
      isOn ? { message, until, bypassHash: bypassHash ?? '' } : null,
    );
    return { kind: 'raw', response: Response.json({ isOn }) };
  }),
} satisfies Partial<RouteHandlers>;
