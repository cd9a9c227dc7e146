import type { Machine } from '#domain/states/machine.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow, type BusinessTable, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import type { StateChange, StateEntity } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { writeStateChange } from '../state-change.ts';

/** A kind of record that has steps of its own, and where it is kept. */
export interface TurningKind<State extends string, Step extends string, Facts, Table extends BusinessTable> {
  readonly machine: Machine<State, Step, Facts>;
  readonly table: Table;
  /** As the history names it. */
  readonly entity: StateEntity;
}

/** A record of an operation with its state. */
export interface TurningRow<State extends string> {
  readonly id: string;
  readonly tenantId: string;
  readonly operationId: string;
  readonly version: number;
  readonly status: State;
}

/** What a step that comes by itself is judged by, and what it writes. */
export interface DueStep<Facts, Table extends BusinessTable> {
  readonly facts: Facts;
  /** Written beside the state. */
  readonly columns?: ColumnsOf<Table>;
  /** Day of the history; today unless given. */
  readonly on?: string;
  /** Written with it, or not at all. */
  readonly alongside?: () => Promise<void>;
}

/** A record that turns: its row, the steps that may come, in their order, and what each depends on. */
export interface Turning<Row, Step extends string, Facts, Table extends BusinessTable> {
  readonly row: Row;
  readonly steps: readonly Step[];
  readonly today: Day;
  /** Of the record as the steps before it left it; null where the step is none of this record. */
  readonly due: (row: Row, step: Step) => DueStep<Facts, Table> | null;
}

/**
 * Takes the steps of a record that come by themselves, one after another, each over the version that was read: state,
 * columns and a line of the history by nobody. It stops where somebody else was quicker.
 *
 * @returns the record after them, and how many those were
 */
export async function turnRecord<
  State extends StateChange['toState'],
  Step extends string,
  Facts,
  Table extends BusinessTable,
  Row extends TurningRow<State>,
  Automatic extends Step,
>(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  { machine, table, entity }: TurningKind<State, Step, Facts, Table>,
  { row: first, steps, today, due }: Turning<Row, Automatic, NoInfer<Facts>, Table>,
): Promise<{ readonly row: Row; readonly steps: number }> {
  let [row, count] = [first, 0];
  for (const step of steps) {
    const wanted = due(row, step);
    if (wanted === null) continue;
    const subject = { state: row.status, facts: wanted.facts };
    const answer = mayHappen(machine, step, subject, { actors: ['system'], today });
    if (!answer.ok) continue;
    const written = { ...wanted.columns, status: answer.to };
    const at = deps.clock.businessNow();
    const columns = written as unknown as ColumnsOf<Table>;
    if (!(await changeRow(tx, table, row, { at, columns }))) break;
    if (answer.to !== row.status) {
      await writeStateChange(deps, tx, entity, row, {
        fromState: row.status,
        toState: answer.to,
        byUserId: null,
        on: wanted.on ?? today,
        reason: null,
      });
    }
    await wanted.alongside?.();
    row = { ...row, ...written, version: row.version + 1 };
    count += 1;
  }
  return { row, steps: count };
}
