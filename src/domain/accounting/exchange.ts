import { cents, negateCents, subtractCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import type { PostedPart } from './movement.ts';

/** A movement with what it is put on; money out is below 0. */
export interface ExchangeMovement {
  readonly bookedOn: Day;
  readonly validatedOn: Day | null;
  readonly label: string;
  readonly reference: string;
  /** Account of the chart that its bank account is. */
  readonly bankCodeId: string;
  readonly amountCents: Cents;
  readonly parts: readonly PostedPart[];
}

/** The columns of the file, in their order (article A47 A-1 of the LPF). */
const columns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;
type Line = Readonly<Record<(typeof columns)[number], string>>;

/** What accounts are called, by identifier. */
type Names = ReadonlyMap<string, { readonly code: string; readonly label: string }>;

/**
 * The entries of movements, each balanced: the bank's side and the parts, whose debits and credits are the same.
 *
 * @throws InvalidInputError beyond 2^53
 */
export function exchangeLines(movements: readonly ExchangeMovement[], names: Names): readonly Line[] {
  return movements.flatMap((movement, rank) => {
    const line = (codeId: string, debitCents: Cents): Line => {
      const { code = '471', label = 'Compte d’attente' } = names.get(codeId) ?? {};
      return {
        JournalCode: 'BQ',
        JournalLib: 'Banque',
        EcritureNum: String(rank + 1),
        EcritureDate: compact(movement.bookedOn),
        CompteNum: code.padEnd(3, '0'),
        CompteLib: label,
        CompAuxNum: '',
        CompAuxLib: '',
        PieceRef: movement.reference,
        PieceDate: compact(movement.bookedOn),
        EcritureLib: movement.label,
        Debit: amountText(debitCents > 0 ? debitCents : zeroCents),
        Credit: amountText(debitCents < 0 ? negateCents(debitCents) : zeroCents),
        EcritureLet: '',
        DateLet: '',
        ValidDate: movement.validatedOn === null ? '' : compact(movement.validatedOn),
        Montantdevise: '',
        Idevise: '',
      };
    };
    // Money that comes in debits the bank and credits what it is put on.
    const parts = movement.parts.flatMap(({ codeId, baseCents, vatCodeId, vatCents }) =>
      vatCodeId === null || vatCents === 0
        ? [line(codeId, negateCents(sumCents([baseCents, vatCents])))]
        : [line(codeId, negateCents(baseCents)), line(vatCodeId, negateCents(vatCents))],
    );
    return [line(movement.bankCodeId, movement.amountCents), ...parts];
  });
}

/** The entries as the file has them: a line of names, then one each, parted by bars. */
export const exchangeText = (lines: readonly Line[]): string =>
  [columns.join('|'), ...lines.map((line) => columns.map((name) => plain(line[name])).join('|'))]
    .map((text) => `${text}\r\n`)
    .join('');

/** What a column may hold: neither the sign that parts columns nor the end of a line. */
const plain = (text: string): string => text.replaceAll(/[|\r\n\t]+/g, ' ').trim();
const compact = (on: Day): string => on.replaceAll('-', '');

function amountText(amount: Cents): string {
  const rest = amount % 100;
  const whole = subtractCents(amount, cents(rest)) / 100;
  return `${whole},${String(rest).padStart(2, '0')}`;
}
