import { namedInLines, postingsOf, type LinePosting } from '#domain/simulation/study/postings.ts';
import type { LineGroup, Study } from '#domain/simulation/study/study.ts';
import { validationText } from '#messages/validation.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { chartOf } from '../../accounting-code/chart.ts';
import { supplierChoices } from '../construction/rows.ts';

type Lines = Pick<Study, LineGroup>;

interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Suppliers and accounts that expenses may name. */
interface PostingChoices {
  readonly suppliers: Choice[];
  readonly accounts: Choice[];
}

/**
 * What the expenses of a study may name: the suppliers and accounts that the company works with, and those that the
 * study names already. Whoever only reads is told the latter alone.
 */
export const postingChoices = (
  context: ClientContext,
  study: Lines,
  canChange: boolean,
): Promise<PostingChoices> => choicesBeside(context, [...postingsOf(study).values()], canChange);

/** The same beside postings that are named already. */
export async function choicesBeside(
  context: ClientContext,
  named: readonly LinePosting[],
  canChange: boolean,
): Promise<PostingChoices> {
  const { supplierIds, accountingCodeIds } = namedInLines(named);
  const suppliers = await supplierChoices(context.db);
  return {
    suppliers: suppliers
      .filter(({ id, isActive }) => supplierIds.has(id) || (canChange && isActive))
      .map(({ id, label }) => ({ id, label })),
    accounts: await accountChoices(context, accountingCodeIds, canChange),
  };
}

/** The accounts that the company books on, and those that are named already; to a reader the latter alone. */
export async function accountChoices(
  context: ClientContext,
  named: ReadonlySet<string>,
  canChange: boolean,
): Promise<Choice[]> {
  if (!canChange && named.size === 0) return [];
  return (await chartOf(context))
    .filter(({ id, shown }) => named.has(id) || (canChange && shown.isActive))
    .map(({ id, shown }) => ({ id, label: `${shown.code} ${shown.label}` }));
}

/** Tells whether a supplier or an account may be named by a new expense. */
export async function knownPostings(context: ClientContext): Promise<(id: string) => boolean> {
  const { suppliers, accounts } = await choicesBeside(context, [], true);
  const ids = new Set([...suppliers, ...accounts].map(({ id }) => id));
  return (id) => ids.has(id);
}

/** The same for the expenses of a study. @throws ValidationFailure */
export const refuseUnknownPostings = (context: ClientContext, given: Lines, before: Lines): Promise<void> =>
  refuseUnknown(context, postingsOf(given), [...postingsOf(before).values()]);

/**
 * Lets expenses name a supplier and an account of the company alone; what a line named before may stay, though it
 * was put away since.
 *
 * @param given by the name of their line in the form, empty where the form is one line
 * @throws ValidationFailure at each line that names another
 */
export async function refuseUnknown(
  context: ClientContext,
  given: ReadonlyMap<string, LinePosting>,
  before: readonly LinePosting[],
): Promise<void> {
  const known = namedInLines(before);
  const fresh = [...given].filter(
    ([, { supplierId, accountingCodeId }]) =>
      (supplierId !== null && !known.supplierIds.has(supplierId)) ||
      (accountingCodeId !== null && !known.accountingCodeIds.has(accountingCodeId)),
  );
  if (fresh.length === 0) return;
  const choices = await choicesBeside(context, before, true);
  const refused = fresh.flatMap(([line, { supplierId, accountingCodeId }]) => [
    ...(isAmong(choices.suppliers, supplierId, known.supplierIds) ? [] : [fieldOf(line, 'supplierId')]),
    ...(isAmong(choices.accounts, accountingCodeId, known.accountingCodeIds)
      ? []
      : [fieldOf(line, 'accountingCodeId')]),
  ]);
  if (refused.length === 0) return;
  const text = validationText(context.locale, 'unknownRecord');
  throw new ValidationFailure(Object.fromEntries(refused.map((field) => [field, text])));
}

const fieldOf = (line: string, name: keyof LinePosting): string => (line === '' ? name : `${line}.${name}`);

const isAmong = (choices: readonly Choice[], wanted: string | null, known: ReadonlySet<string>): boolean =>
  wanted === null || known.has(wanted) || choices.some(({ id }) => id === wanted);
