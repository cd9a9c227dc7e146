import { and, eq, isNull, ne } from 'drizzle-orm';
import type { UrbanClock } from '#domain/urban/permit-clocks.ts';
import { operations, permits, preemptions, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import {
  clocksOfDeclaration,
  clocksOfPermit,
  declarationLabel,
  declarationRecord,
  permitLabel,
  permitRecord,
  todayOf,
} from './record.ts';

/** A clock of the planning that ends on a day. */
interface Ending {
  /** Unique: record and clock. */
  readonly id: string;
  readonly on: string;
  readonly title: string;
  readonly operation: Pick<Operation, 'id' | 'managerId'>;
}

/** The running clocks of all operations that end within some days, both included. */
export async function clocksEndingIn(
  context: ClientContext,
  range: { readonly from: string; readonly to: string },
): Promise<Ending[]> {
  const { db, locale } = context;
  const today = todayOf(context);
  const operation = {
    id: operations.id,
    managerId: operations.managerId,
    departmentCode: operations.departmentCode,
  };
  const isOpen = and(isNull(operations.deletedAt), ne(operations.status, 'abandoned'));
  const permitRows = await db
    .select({ row: permits, operation })
    .from(permits)
    .innerJoin(operations, eq(operations.id, permits.operationId))
    .where(and(isNull(permits.deletedAt), isOpen));
  const declarationRows = await db
    .select({ row: preemptions, operation })
    .from(preemptions)
    .innerJoin(operations, eq(operations.id, preemptions.operationId))
    .where(and(isNull(preemptions.deletedAt), isOpen));
  const all = [
    ...permitRows.map(({ row, operation: place }) => ({
      id: row.id,
      about: permitLabel(context, row),
      operation: place,
      clocks: clocksOfPermit(permitRecord(row, 0), place, today),
    })),
    ...declarationRows.map(({ row, operation: place }) => ({
      id: row.id,
      about: declarationLabel(context, row, null),
      operation: place,
      clocks: clocksOfDeclaration(declarationRecord(row), place, today),
    })),
  ];
  const isIn = ({ deadline, status }: UrbanClock): boolean => {
    const on = deadline?.endsOn ?? null;
    return status === 'running' && on !== null && on >= range.from && on <= range.to;
  };
  return all.flatMap(({ id, about, operation: place, clocks }) =>
    clocks.filter(isIn).map(({ kind, deadline }) => ({
      id: `${id}:${kind}`,
      on: deadline?.endsOn ?? '',
      title: `${deadline?.title[locale] ?? ''} · ${about}`,
      operation: place,
    })),
  );
}
