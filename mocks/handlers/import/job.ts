import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { id } from '#contracts/fields.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import { importRows, imports, type Import } from '#mocks/db/schema/index.ts';
import { borderOfTenant, readActor, type Actor } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { textsOf } from '#mocks/server/imports/check-line.ts';
import { chunkSize } from '#mocks/server/imports/limits.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { importDefinitions } from './definitions.ts';

/**
 * Writes the valid lines of an import, some at a time, with the rights that the person has when it runs. Each
 * line keeps its record's identifier, so that a run after a crash goes on where the last one stopped.
 */
export const importJob = defineJob({
  kind: 'import.run',
  payload: z.object({ importId: id, userId: id }),
  // Somebody waits for it.
  maxAttempts: 3,
  onGivenUp: (deps, tx, { importId }) => settle(tx, deps, importId, 'failed'),
  run: async (deps, { importId, userId }, { tenantId, progress }) => {
    const actor = await readActor(deps, { userId, tenantId, area: 'client', impersonationId: null });
    if (!actor?.tenant) return settle(deps.db, deps, importId, 'failed');
    const db = withinTenant(deps.db, borderOfTenant(actor.tenant));
    const [found] = await db.select().from(imports).where(eq(imports.id, importId)).limit(1);
    const definition = importDefinitions.find(({ kind }) => kind === found?.kind);
    if (!found || found.status !== 'running' || !definition) return;
    if (!mayDo(actor.roles, definition.can)) return settle(db, deps, importId, 'failed');
    const isValid = and(eq(importRows.importId, importId), isNull(importRows.errors));
    const [counted] = await db
      .select({ total: count(), done: count(importRows.recordId) })
      .from(importRows)
      .where(isValid);
    const total = counted?.total ?? 0;
    let done = counted?.done ?? 0;
    const source = { deps, tenantId: found.tenantId, userId };
    const columns = definition.columns('fr');
    for (;;) {
      await yieldToEventLoop();
      const rows = await db
        .select()
        .from(importRows)
        .where(and(isValid, isNull(importRows.recordId)))
        .orderBy(asc(importRows.line))
        .limit(chunkSize);
      if (rows.length === 0) break;
      const made = rows.map((row) => ({ ...row, recordId: deps.newId() }));
      await db.transaction(async (tx) => {
        const records = made.map((row) => ({
          id: row.recordId,
          row: definition.row.parse(textsOf(columns, found.mapping, row.cells)),
        }));
        await definition.insert(source, tx, records);
        await tx
          .insert(importRows)
          .values(made)
          .onConflictDoUpdate({
            target: [importRows.importId, importRows.line],
            set: { recordId: sql`excluded.record_id` },
          });
      });
      done += rows.length;
      await progress(done, total);
    }
    await db.transaction(async (tx) => {
      await settle(tx, deps, importId, 'done');
      await auditImport(deps, tx, { actor, found, done });
    });
  },
});

async function settle(
  db: Database,
  { clock }: Pick<ServerDependencies, 'clock'>,
  importId: string,
  status: 'done' | 'failed',
): Promise<void> {
  const now = clock.systemNow();
  await db
    .update(imports)
    .set({ status, finishedAt: now, updatedAt: now })
    .where(and(eq(imports.id, importId), eq(imports.status, 'running')));
}

const auditImport = (
  deps: ServerDependencies,
  tx: Database,
  { actor, found, done }: { actor: Actor; found: Import; done: number },
): Promise<void> =>
  audit(
    { deps, actor, requestId: null, ip: null },
    tx,
    `${found.kind}.import`,
    { type: 'import', id: found.id, label: found.fileName },
    { lines: { from: null, to: done } },
  );
