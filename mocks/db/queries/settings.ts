import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { settings, type SettingKey, type SettingValues } from '../schema/index.ts';

/** One fact of the installation, or null when it is not set. */
export async function readSetting<Key extends SettingKey>(
  db: Database,
  key: Key,
): Promise<SettingValues[Key] | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key)).limit(1);
  return row ? (row.value as SettingValues[Key]) : null;
}

/** Several facts of the installation at once; those that are not set are absent. */
export async function readSettings<Key extends SettingKey>(
  db: Database,
  keys: readonly Key[],
): Promise<Partial<Pick<SettingValues, Key>>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<Pick<SettingValues, Key>>;
}

/** The version of a fact that is filled in in a form; 1 until it was set. */
export async function settingVersion(db: Database, key: SettingKey): Promise<number> {
  const [row] = await db
    .select({ version: settings.version })
    .from(settings)
    .where(eq(settings.key, key))
    .limit(1);
  return row?.version ?? 1;
}

/** Sets one fact of the installation; null removes it. */
export async function writeSetting<Key extends SettingKey>(
  db: Database,
  key: Key,
  value: SettingValues[Key] | null,
  version = 1,
): Promise<void> {
  if (value === null) {
    await db.delete(settings).where(eq(settings.key, key));
    return;
  }
  await db
    .insert(settings)
    .values({ key, value, version })
    .onConflictDoUpdate({ target: settings.key, set: { value, version } });
}
