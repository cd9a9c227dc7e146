import type { Migration } from '../migrate.ts';

const files = import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true });

/** The migrations of the application, bundled with it. */
export const bundledMigrations: Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.slice('./'.length, -'.sql'.length),
  sql,
}));
