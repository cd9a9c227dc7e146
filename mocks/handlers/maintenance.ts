import { updateMaintenance } from '#contracts/maintenance.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { forbidden } from '#mocks/server/failures.ts';
import { action, type RouteHandlers } from '#mocks/server/handler.ts';

/** Handler of `maintenance.update`, called by the command of the same name. */
export const maintenanceHandlers = {
  'maintenance.update': action(updateMaintenance, async (context, payload) => {
    if (!context.isSigned) throw forbidden('only a signed request changes the maintenance');
    const { isOn, message, until, bypassHash } = payload;
    await writeSetting(
      context.deps.db,
      'maintenance',
      isOn ? { message, until, bypassHash: bypassHash ?? '' } : null,
    );
    return { kind: 'raw', response: Response.json({ isOn }) };
  }),
} satisfies Partial<RouteHandlers>;
