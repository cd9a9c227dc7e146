import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Letters that PostgreSQL 15 cannot fold without an extension, and what they are searched as. */
const folding = {
  a: 'àâäáãåÀÂÄÁÃÅ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'îïíìÎÏÍÌ',
  n: 'ñÑ',
  o: 'ôöóòõÔÖÓÒÕ',
  u: 'ùûüúÙÛÜÚ',
  y: 'ÿýŸÝ',
  œ: 'Œ',
  æ: 'Æ',
  "'": '’',
  ' ': '\u00A0\u202F',
} as const;

const pairs: readonly (readonly [letter: string, plain: string])[] = Object.entries(folding).flatMap(
  ([plain, letters]) => Array.from(letters, (letter) => [letter, plain] as const),
);
const plainOf = new Map(pairs);
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);
const from = literal(pairs.map(([letter]) => letter).join(''));
const to = literal(pairs.map(([, plain]) => plain).join(''));

/**
 * A text as it is searched: capitals, French accents, apostrophes and spaces do not matter, nor whether « œ »
 * is one sign or two. `foldText` folds the other side of the comparison in the same way.
 */
export const folded = (text: SQL): SQL =>
  sql`replace(replace(lower(translate(${text}, ${from}, ${to})), 'œ', 'oe'), 'æ', 'ae')`;

/** What `folded` does in SQL. A letter typed as two signs (base and accent) counts as one. */
export const foldText = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The words of what was typed, folded. */
export const foldedWords = (typed: string): string[] => foldText(typed).split(/\s+/).filter(Boolean);

/**
 * Several fields as one folded text, each behind a line feed, so that where it begins is known. An immutable
 * expression: it may be stored (`searchText` of the schema), as folding thousands of rows takes seconds.
 */
export const foldedFields = (...fields: readonly SQLWrapper[]): SQL =>
  folded(
    sql.join(
      fields.map((field) => sql`chr(10) || coalesce(${field}, '')`),
      sql` || `,
    ),
  );

/** Every word stands somewhere in folded fields; undefined without words. Signs of `like` have no meaning. */
export const containsWords = (fields: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`position(${word} in ${fields}) > 0`));

const notFirst = 1_000_000;

/**
 * How well folded fields fit what was typed, the best first: a field that begins with it, the earlier the
 * better; then one with a word that does; then all others.
 */
export function matchRank(fields: SQLWrapper, words: readonly string[]): SQL<number> {
  const typed = words.join(' ');
  const first = sql`position(${`\n${typed}`} in ${fields})`;
  const wordStarts = [' ', '-', "'", '/'].map((sign) => sql`position(${sign + typed} in ${fields}) > 0`);
  return sql<number>`case when ${first} > 0 then ${first}
    when ${or(...wordStarts)} then ${notFirst} else ${notFirst + 1} end`;
}
