import { updateMaintenance } from '#contracts/maintenance.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { forbidden } from '#mocks/server/failures.ts';
import { action, json, type RouteHandlers } from '#mocks/server/handler.ts';

/** Handler of `maintenance.update`, called by the command of the same name. */
export const maintenanceHandlers = {
  'maintenance.update': action(updateMaintenance, {
    find: async (context) => {
      if (!context.isSigned) throw forbidden('only a signed request changes the maintenance');
    },
    act: async (context, { isOn, message, until, bypassHash }) => {
      await writeSetting(
        context.unscoped,
        'maintenance',
        isOn ? { message, until, bypassHash: bypassHash ?? '' } : null,
      );
      return json({ isOn });
    },
  }),
} satisfies Partial<RouteHandlers>;
