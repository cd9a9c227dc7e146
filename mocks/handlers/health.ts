import { sql } from 'drizzle-orm';
import { health } from '#contracts/health.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { announcedAt } from '#mocks/server/maintenance.ts';
import { data, type RouteHandlers } from '#mocks/server/handler.ts';

/** Handler of `health`: 200 when people can work, 503 while the application is closed. */
export const healthHandlers = {
  health: data(health, async (context) => {
    const { unscoped } = context;
    await unscoped.execute(sql`select 1`);
    const maintenance = await readSetting(unscoped, 'maintenance');
    const isOpen = maintenance === null || announcedAt(context, maintenance) !== null;
    return {
      kind: 'raw',
      response: Response.json(
        { status: isOpen ? 'ok' : 'maintenance' },
        { status: isOpen ? 200 : 503, headers: { 'cache-control': 'no-store' } },
      ),
    };
  }),
} satisfies Partial<RouteHandlers>;
