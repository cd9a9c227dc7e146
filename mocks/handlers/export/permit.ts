import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ProjectPaperProps } from '#contracts/export/project.ts';
import { automaticDays } from '#domain/urban/permit-steps.ts';
import { permits, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { postingProofs } from '../client/operation/urban-planning/permits.ts';
import {
  clocksOfPermit,
  permitLabel,
  permitRecord,
  todayOf,
} from '../client/operation/urban-planning/record.ts';
import { shownClock } from '../client/operation/urban-planning/shown.ts';

/** The latest permission of an operation that no other replaces, with its clocks; null without one. */
export async function permitOf(
  context: ClientContext,
  operation: Operation,
): Promise<ProjectPaperProps['permit']> {
  const rows = await context.db
    .select()
    .from(permits)
    .where(and(eq(permits.operationId, operation.id), isNull(permits.deletedAt)))
    .orderBy(desc(permits.createdAt), desc(permits.id));
  const replaced = new Set(rows.map(({ replacesPermitId }) => replacesPermitId));
  const row = rows.find(({ id }) => !replaced.has(id));
  if (row === undefined) return null;
  const today = todayOf(context);
  const proofs = await postingProofs(context, [row.id]);
  const clocks = clocksOfPermit(permitRecord(row, proofs.get(row.id) ?? 0), operation, today);
  return {
    label: permitLabel(context, row),
    kind: row.kind,
    status: row.status,
    filedOn: row.filedOn,
    decisionOn: row.decisionOn,
    postedOn: row.postedOn,
    purgeOn: row.purgedOn ?? automaticDays('purge', clocks)?.on ?? null,
    clocks: clocks.map((clock) => {
      const { title, status, endsOn } = shownClock(context, clock, today);
      return { title, status, endsOn };
    }),
  };
}
