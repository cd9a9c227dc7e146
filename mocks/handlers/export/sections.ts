import { exportSections, type ExportSection } from '#domain/paper/sections.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { sectionRecords, type SectionRecords } from '#mocks/server/paper/section-records.ts';

/** One paper of an operation: its route and the record that it prints. */
export interface SectionTarget {
  readonly route: RouteRow;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Papers of an operation by section; a section without a record, a route or the right to it has none. */
export type SectionTargets = ReadonlyMap<ExportSection, readonly SectionTarget[]>;

/** The papers that can be printed of an operation, in the order of a file. */
export async function sectionTargets(context: ClientContext, operation: Operation): Promise<SectionTargets> {
  const records = await sectionRecords(context.db, operation);
  return new Map(
    exportSections
      .map((section) => [section, targetsOf(context, section, records)] as const)
      .filter(([, targets]) => targets.length > 0),
  );
}

function targetsOf(
  context: ClientContext,
  section: ExportSection,
  records: SectionRecords,
): readonly SectionTarget[] {
  const route = context.deps.routes.find(({ name }) => name === `export.${section}`);
  if (route === undefined || (route.can !== undefined && !can(context, route.can))) return [];
  const [name, ...others] = [...route.uri.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  // Without a record it is not about this operation.
  if (name === undefined || others.length > 0) return [];
  return (records[name]?.(section) ?? []).map(({ id }) => ({ route, parameters: { [name]: id } }));
}
