import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { describeSlip } from './syntax-words.ts';

/** One slip in the syntax of a JSON text. */
export interface SyntaxSlip {
  readonly offset: number;
  /** An English sentence that says what to do. */
  readonly message: string;
}

/** A text in place of a part of another. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const MAX_SLIPS = 50;

/**
 * All slips of a JSON text, which is to be plain: no comments, no trailing commas. Each is told once: it is
 * mended in a copy, and what is still wrong with that is the next. After one that has no sure remedy, none is
 * told.
 */
export function syntaxSlips(text: string): SyntaxSlip[] {
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  if (conflict && /^<{7}/m.test(text) && /^>{7}/m.test(text)) {
    const message =
      'a merge stopped here: keep one side or both, and delete the lines <<<<<<<, ======= and >>>>>>>.';
    return [{ offset: conflict.index, message }];
  }
  const slips: SyntaxSlip[] = [];
  const places = new Set<number>();
  let fixed = text;
  let grown = 0;
  let front = 0;
  while (slips.length < MAX_SLIPS) {
    const error = firstError(fixed);
    if (!error) break;
    const { offset, message, fix } = describeSlip(fixed, error);
    // Places behind a mend have moved by what it added.
    const place = Math.max(0, Math.min(offset < front ? offset : offset - grown, text.length));
    if (!places.has(place)) slips.push({ offset: place, message });
    else if (!fix) break;
    places.add(place);
    if (!fix || fix.from < front - 1) break;
    fixed = fixed.slice(0, fix.from) + fix.text + fixed.slice(fix.to);
    grown += fix.text.length - (fix.to - fix.from);
    front = fix.from + fix.text.length;
  }
  return slips;
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // Two are told at one place where a text or a number is cut off: what it is comes before what it lacks.
  return errors.toSorted((a, b) => a.offset - b.offset || rank(a) - rank(b))[0];
}

function rank({ error }: ParseError): number {
  return printParseErrorCode(error) === 'ValueExpected' ? 1 : 0;
}
