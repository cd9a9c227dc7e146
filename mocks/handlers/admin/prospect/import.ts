import { importProspects, storeProspect, type ProspectPayload } from '#contracts/admin/prospect/payload.ts';
import { prospectSources } from '#domain/growth/prospect.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { readCsv } from '#mocks/server/imports/read-csv.ts';
import { TableError } from '#mocks/server/imports/table.ts';
import { prospect } from './record.ts';

/** Wrong lines that are told; the others are counted. */
const maxListedLines = 5;
/** Lines of a file at most. */
const maxLines = 500;

const columns = ['company', 'firstName', 'lastName', 'email', 'phone', 'city', 'source'] as const;
type ColumnName = (typeof columns)[number];

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** The column that a heading names, by its key or by its label in either language; undefined for another. */
function columnOf(heading: string): ColumnName | undefined {
  const { fr, en } = prospectMessages;
  const written = folded(heading);
  return columns.find((name) =>
    [name, fr.fields[name], en.fields[name]].some((label) => folded(label) === written),
  );
}

/** A source by its key or by its name; « autre » for what is none. */
function sourceOf(text: string): ProspectPayload['source'] {
  const { fr, en } = prospectMessages;
  const written = folded(text);
  const known = prospectSources.find((source) =>
    [source, fr.choices.source[source], en.choices.source[source]].some((name) => folded(name) === written),
  );
  return known ?? 'autre';
}

/** The form of a prospect out of the texts of a line. */
const formOf = (texts: Partial<Record<ColumnName, string>>) => ({
  company: texts.company ?? '',
  firstName: texts.firstName ?? '',
  lastName: texts.lastName ?? '',
  email: texts.email ?? '',
  phone: texts.phone === undefined || texts.phone === '' ? null : texts.phone,
  city: texts.city ?? '',
  activity: null,
  source: sourceOf(texts.source ?? ''),
  utmId: null,
  brandId: null,
  expectedPlanId: null,
  expectedMrrCents: null,
  nextActionOn: null,
  consentBasis: 'interet_legitime',
});

/** The lines of a CSV text, as forms. @throws ValidationFailure on `text` */
function readForms({ locale }: AdminContext, text: string) {
  const { unreadable, noName } = messagesFor(locale, prospectMessages).import;
  try {
    const { headers, rows } = readCsv(new TextEncoder().encode(text));
    const names = headers.map(columnOf);
    if (!names.includes('lastName')) throw new ValidationFailure({ text: noName });
    return rows.slice(0, maxLines).map((cells) => {
      const given = names.flatMap((name, at) => (name === undefined ? [] : [[name, cells[at] ?? '']]));
      return formOf(Object.fromEntries(given) as Partial<Record<ColumnName, string>>);
    });
  } catch (error) {
    if (error instanceof TableError) throw new ValidationFailure({ text: unreadable });
    throw error;
  }
}

/** Adds the prospects of a file, all of them or none. */
export const importHandler = adminAction(importProspects, async (context, { text }) => {
  const texts = messagesFor(context.locale, prospectMessages).import;
  const read = readForms(context, text).map((form) => storeProspect.payload.safeParse(form));
  // The first line holds the names of the columns.
  const wrong = read.flatMap(({ success }, index) => (success ? [] : [index + 2]));
  if (wrong.length > 0) {
    const lineNumbers =
      wrong.slice(0, maxListedLines).join(', ') + (wrong.length > maxListedLines ? '…' : '');
    throw new ValidationFailure({
      text: fill(texts.wrongLines, { lines: lineNumbers, count: wrong.length }),
    });
  }
  const payloads = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
  for (const payload of payloads) await prospect.create(context, payload);
  return redirect(backAddress(context), {
    type: 'success',
    text: fill(texts.done, { count: payloads.length }),
  });
});
