import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './mocks/db/schema/index.ts',
  out: './mocks/db/migrations',
});
