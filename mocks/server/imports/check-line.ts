import { validationErrorMap } from '#messages/validation.ts';
import type { ImportMapping } from '#mocks/db/schema/index.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { firstErrors } from '../payload.ts';
import type { AnyImport, ImportColumn } from './define.ts';

/** The texts of a line by the field that they fill. */
export const textsOf = (
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
  cells: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    columns.map(({ field }) => {
      const index = mapping[field];
      return [field, index == null ? '' : (cells[index] ?? '')];
    }),
  );

/** Why a line cannot be taken, by field, in the person's language; null for one that can. */
export function lineErrors(
  locale: 'fr' | 'en',
  definition: AnyImport,
  texts: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const result = definition.row.safeParse(texts, { error: validationErrorMap(locale) });
  return result.success ? null : firstErrors(result.error);
}

/** Lines looked at between two looks at what others ask: some hundredths of a second. */
const linesAtOnce = 100;

/** Why lines cannot be taken, each as `lineErrors` tells; other requests are answered meanwhile. */
export async function checkLines(
  locale: 'fr' | 'en',
  definition: AnyImport,
  mapping: ImportMapping,
  lines: readonly (readonly string[])[],
): Promise<(Record<string, string> | null)[]> {
  const columns = definition.columns(locale);
  const errors: (Record<string, string> | null)[] = [];
  for (const [index, cells] of lines.entries()) {
    if (index % linesAtOnce === 0) await yieldToEventLoop();
    errors.push(lineErrors(locale, definition, textsOf(columns, mapping, cells)));
  }
  return errors;
}

/** Accents, capitals and signs between words do not matter in headers. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** The columns of a file that bear the name of a field. */
export function guessMapping(columns: readonly ImportColumn[], headers: readonly string[]): ImportMapping {
  const known = headers.map(folded);
  return Object.fromEntries(
    columns.map(({ field, label }) => {
      const index = known.findIndex((header) => header === folded(label) || header === folded(field));
      return [field, index === -1 ? null : index];
    }),
  );
}
