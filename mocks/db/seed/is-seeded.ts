import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { settings } from '../schema/index.ts';

/** True once demonstration data was put in the database; the clock's setting is its last line. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.$count(settings, eq(settings.key, 'clock'))) > 0;
}
