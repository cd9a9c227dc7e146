import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { channels } from '#contracts/realtime/channels.ts';
import { cityscanThemes } from '#domain/cityscan/theme-keys.ts';
import { type CityscanTheme } from '#domain/cityscan/themes.ts';
import { isIn } from '#domain/states/is-in.ts';
import { cityscanScans, type CityscanScan, type NewCityscanScan } from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { NeighbourhoodError, type ServiceTheme } from '#mocks/services/neighbourhood/service.ts';

/** Asks the service for a neighbourhood, once: whoever wants it tries again by hand. In a lane that holds up nothing. */
export const scanJob = defineJob({
  kind: 'cityscan.scan',
  payload: z.object({ scanId: z.string() }),
  maxAttempts: 1,
  lane: 'lookups',
  limitS: 30,
  run: async (deps, { scanId }, { signal }) => {
    const [scan] = await deps.db.select().from(cityscanScans).where(eq(cityscanScans.id, scanId)).limit(1);
    if (scan?.status !== 'pending') return;
    await write(deps, scan, await asked(deps, scan, signal));
  },
  onGivenUp: async (_deps, tx, { scanId }) => {
    await tx
      .update(cityscanScans)
      .set({ status: 'failed', fault: 'unavailable' })
      .where(eq(cityscanScans.id, scanId));
  },
});

type Outcome = Pick<NewCityscanScan, 'status' | 'fault'> & Partial<NewCityscanScan>;

async function asked(deps: ServerDependencies, scan: CityscanScan, signal: AbortSignal): Promise<Outcome> {
  const service = deps.neighbourhood;
  if (service === null) return { status: 'failed', fault: 'unavailable' };
  try {
    const themes = await service.analyse(scan, signal);
    return {
      status: 'ready',
      fault: null,
      themes: themes.flatMap(known),
      provider: service.name,
      isDemonstration: service.isDemonstration,
      fetchedAt: deps.clock.businessNow(),
    };
  } catch (error) {
    if (!(error instanceof NeighbourhoodError)) throw error;
    deps.log.warn('the neighbourhood service gave no analysis', { fault: error.fault });
    return { status: 'failed', fault: error.fault };
  }
}

/** A theme that this platform knows; another one is passed over. */
const known = ({ key, ...theme }: ServiceTheme): CityscanTheme[] =>
  isIn(cityscanThemes, key) ? [{ ...theme, key }] : [];

async function write(deps: ServerDependencies, scan: CityscanScan, outcome: Outcome): Promise<void> {
  await deps.db
    .update(cityscanScans)
    .set({ ...outcome, updatedAt: deps.clock.businessNow(), version: sql`${cityscanScans.version} + 1` })
    .where(eq(cityscanScans.id, scan.id));
  const outbox: QueuedEvent[] = [];
  broadcast(
    { outbox },
    [channels.tenant(scan.tenantId)],
    'cityscan.ready',
    { scanId: scan.id },
    scan.operationId,
  );
  await publishEvents(deps, outbox);
}
