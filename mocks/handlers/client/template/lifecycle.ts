import { and, eq, type SQL } from 'drizzle-orm';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as templateMessages from '#messages/client/template-flash.ts';
import {
  readRows,
  setColumns,
  type BusinessTable,
  type ColumnsOf,
  type StoredRow,
} from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect, type RouteHandler } from '#mocks/server/handler.ts';
import type { RecordDefinition } from '#mocks/server/records/define-record.ts';

/** What default, copy and archive of a template depend on, whatever it is a template of. */
export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly systemKey: string | null;
  readonly isDefault: boolean;
  readonly archivedAt: Date | null;
}

type TemplateTable = BusinessTable & {
  readonly isDefault: Parameters<typeof eq>[0];
  readonly systemKey: Parameters<typeof eq>[0];
};

/** What is said once it is done. */
type FlashKey = 'default' | 'duplicated' | 'archived' | 'restored';

/** One library of templates. */
export interface TemplateLibrary<
  Table extends TemplateTable,
  Payload extends Readonly<Record<string, unknown>>,
> {
  readonly record: RecordDefinition<Table, Payload>;
  /** Those among which one is the default: of the same regime, of the same kind. */
  readonly siblings: (row: StoredRow<Table>) => SQL;
  /** What a copy takes over. */
  readonly payloadOf: (row: StoredRow<Table>, context: ClientContext) => Payload;
}

/** Longest name of a template. */
const maxNameLength = 120;

const texts = (context: ClientContext) => messagesFor(context.locale, templateMessages);

/** Refuses what would change a template of the platform. @throws ValidationFailure */
export function refuseSystem(context: ClientContext, row: Pick<TemplateRow, 'systemKey'>): void {
  if (row.systemKey !== null) throw new ValidationFailure({ base: texts(context).refused.system });
}

/** Why a template cannot be deleted, in the person's language; null where it can. */
export function deletionObstacle(context: ClientContext, row: TemplateRow): string | null {
  if (row.systemKey !== null) return texts(context).refused.systemDeletion;
  return row.isDefault ? texts(context).refused.defaultDeletion : null;
}

/** What is done with a template beside changing it: default, copy, archive and back. */
export function templateLifecycle<
  Table extends TemplateTable,
  Payload extends Readonly<Record<string, unknown>>,
>(
  library: TemplateLibrary<Table, Payload>,
): Readonly<Record<'default' | 'duplicate' | 'archive' | 'restore', RouteHandler>> {
  const { record, siblings, payloadOf } = library;
  const { table, href, listHref } = record.declaration;
  const templateOf = (row: StoredRow<Table>): TemplateRow => row as unknown as TemplateRow;
  const columns = (given: Partial<Record<'isDefault' | 'archivedAt', unknown>>): ColumnsOf<Table> => given;
  const clearDefault = async (tx: Database, row: StoredRow<Table>): Promise<void> => {
    await setColumns(tx, table, columns({ isDefault: false }), and(siblings(row), eq(table.isDefault, true)));
  };
  const withFlash = (which: FlashKey, context: ClientContext, name: string) =>
    ({ type: 'success', text: fill(texts(context).done[which], { name }) }) as const;

  /** The platform's own stands in where the default goes. */
  const handBack = async (tx: Database, row: StoredRow<Table>): Promise<void> => {
    const siblingsLeft = await readRows(tx, table, { where: siblings(row) });
    const system = siblingsLeft.map(templateOf).find(({ systemKey }) => systemKey !== null);
    if (system === undefined) return;
    await setColumns(tx, table, columns({ isDefault: true }), eq(table.id, system.id));
  };

  return {
    default: clientAction(noPayload, {
      find: (context) => record.ofRouteToChange(context),
      act: async (context, _payload, row) => {
        const { name, isDefault, archivedAt } = templateOf(row);
        if (archivedAt !== null)
          throw new ValidationFailure({ base: texts(context).refused.archivedDefault });
        if (!isDefault) {
          await record.change(context, row, {
            action: 'default',
            columns: columns({ isDefault: true }),
            beforehand: (tx) => clearDefault(tx, row),
          });
        }
        return redirect(listHref(), withFlash('default', context, name));
      },
    }),
    duplicate: clientAction(noPayload, {
      find: (context) => record.ofRoute(context),
      act: async (context, _payload, row) => {
        const name = await freeName(context, library, templateOf(row).name);
        const id = await record.create(context, { ...payloadOf(row, context), name }, 'duplicate');
        return redirect(href(id), withFlash('duplicated', context, name));
      },
    }),
    archive: clientAction(noPayload, {
      find: (context) => record.ofRouteToChange(context),
      act: async (context, _payload, row) => {
        const { name, isDefault, archivedAt } = templateOf(row);
        refuseSystem(context, templateOf(row));
        if (archivedAt !== null)
          throw new ValidationFailure({ base: texts(context).refused.alreadyArchived });
        await record.change(context, row, {
          action: 'archive',
          columns: columns({ archivedAt: context.deps.clock.businessNow(), isDefault: false }),
          alongside: async (tx) => {
            if (isDefault) await handBack(tx, row);
          },
        });
        return redirect(listHref(), withFlash('archived', context, name));
      },
    }),
    restore: clientAction(noPayload, {
      find: (context) => record.ofRouteToChange(context),
      act: async (context, _payload, row) => {
        const { id, name, archivedAt } = templateOf(row);
        if (archivedAt === null) throw new ValidationFailure({ base: texts(context).refused.notArchived });
        await record.change(context, row, { action: 'unarchive', columns: columns({ archivedAt: null }) });
        return redirect(href(id), withFlash('restored', context, name));
      },
    }),
  };
}

/** « VIR (copie) », « VIR (copie 2) »: a name that no template has. */
async function freeName<Table extends TemplateTable, Payload extends Readonly<Record<string, unknown>>>(
  context: ClientContext,
  { record }: TemplateLibrary<Table, Payload>,
  name: string,
): Promise<string> {
  const rows = await readRows(context.db, record.declaration.table, { where: undefined });
  const taken = new Set(rows.map((row) => (row as unknown as TemplateRow).name.toLowerCase()));
  const { copyOf, nextCopyOf } = texts(context);
  for (let count = 1; ; count += 1) {
    const suffix = fill(count === 1 ? copyOf : nextCopyOf, { count: String(count) });
    const candidate = `${name.slice(0, maxNameLength - suffix.length - 1)} ${suffix}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
