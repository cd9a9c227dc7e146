import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { suggest } from '#runtime/routes/suggest.ts';
import type { Fix, SyntaxSlip } from './syntax.ts';

/** A slip with what would mend it, where that is sure enough to look for the next one. */
export interface DescribedSlip extends SyntaxSlip {
  readonly fix?: Fix;
}

/** What the parser's first error means, in words that say what to do. */
export function describeSlip(text: string, error: ParseError): DescribedSlip {
  const { offset, length } = error;
  const token = text.slice(offset, offset + length);
  const next = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd();
  const last = before.at(-1) ?? '';
  switch (printParseErrorCode(error.error)) {
    case 'InvalidCommentToken': {
      const message = 'a comment is not allowed: the manifest is plain JSON.';
      const blank = token.replace(/[^\r\n]/g, ' ');
      const isClosed = token.startsWith('//') || /^\/\*.*\*\/$/s.test(token);
      return { offset, message, ...(isClosed && { fix: replace(offset, length, blank) }) };
    }
    case 'UnexpectedEndOfString':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
    case 'InvalidCharacter':
      return describeText(token, offset);
    case 'InvalidSymbol':
      return describeSymbol(text, token, offset, last);
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return {
        offset,
        message: `${token} is no number of JSON.`,
        fix: replace(offset, length, '0'.padEnd(length)),
      };
    case 'ColonExpected':
      return {
        offset: before.length,
        message: `expected a colon behind ${lastLine(before)}.`,
        fix: insert(offset, ':'),
      };
    case 'CommaExpected':
      return describeComma(before, next, offset);
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return describeGap(text, before, next, offset);
    case 'EndOfFileExpected':
      return { offset, message: 'something stands behind the end of the manifest: delete it.' };
    case 'CloseBraceExpected':
      return { offset: before.length, message: 'the file ends too early: expected }.' };
    case 'CloseBracketExpected':
      return { offset: before.length, message: 'the file ends too early: expected ].' };
    default:
      return { offset, message: `unexpected ${token}.` };
  }
}

function describeComma(before: string, next: string, offset: number): DescribedSlip {
  const end = before.length;
  if (next === ']' || next === '}') {
    const wanted = next === ']' ? '}' : ']';
    return { offset, message: `expected ${wanted} before ${next}.`, fix: insert(offset, wanted) };
  }
  if (/\d/.test(next) && end === offset) {
    return {
      offset: offset - 1,
      message: 'a number does not begin with 0.',
      fix: replace(offset - 1, 1, ' '),
    };
  }
  return { offset: end, message: `expected a comma behind ${lastLine(before)}.`, fix: insert(end, ',') };
}

/** Where a key or a value is missing. */
function describeGap(text: string, before: string, next: string, offset: number): DescribedSlip {
  const last = before.at(-1) ?? '';
  if (before === '') {
    if (next === '') return { offset: 0, message: 'the file is empty: expected { … }.' };
    return { offset, message: `the manifest begins with {, found ${next}.` };
  }
  if (last === ',' && (next === '}' || next === ']')) {
    return {
      offset: before.length - 1,
      message: 'a comma too many.',
      fix: replace(before.length - 1, 1, ' '),
    };
  }
  if (next === ':' && last === ':') {
    return { offset, message: 'a colon too many.', fix: replace(offset, 1, ' ') };
  }
  if (next === ',' && /[,{[]/.test(last)) {
    return { offset, message: 'a comma too many.', fix: replace(offset, 1, ' ') };
  }
  if (last === ':')
    return { offset, message: 'expected a value behind the colon.', fix: insert(offset, '0 ') };
  if (next === '}' && last === '[') {
    return { offset, message: 'expected ] before }.', fix: insert(offset, ']') };
  }
  const [word = ''] = /^-?[\w.+]+/.exec(text.slice(offset)) ?? [];
  if (word !== '') return unquotedKey(word, offset);
  return { offset, message: next === '' ? 'the file ends too early.' : `unexpected ${next}.` };
}

const QUOTES = /^['‘’“”«»`]/;
const CONSTANTS = ['true', 'false', 'null'];

function describeSymbol(text: string, token: string, offset: number, last: string): DescribedSlip {
  const rest = text.slice(offset);
  if (QUOTES.test(token)) {
    const [whole = token] = /^.[^'‘’“”«»`"\r\n]*['‘’“”«»`"]?/.exec(rest) ?? [];
    const inner = whole.slice(1).replace(/['‘’“”«»`"]$/, '');
    const message = `texts and keys stand in double quotes: ${JSON.stringify(inner)}.`;
    return { offset, message, fix: replace(offset, whole.length, JSON.stringify(inner)) };
  }
  if (token === '=' || token === '=>') {
    return { offset, message: `expected a colon, found ${token}.`, fix: replace(offset, token.length, ':') };
  }
  if (token === ';') return { offset, message: 'expected a comma, found ;.', fix: replace(offset, 1, ',') };
  const space = /^[^\S\r\n\t ]+/.exec(token);
  if (space || token === '\uFEFF') {
    const point = (token.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      offset,
      message: `an unusual space (U+${point}): write a plain one.`,
      fix: replace(offset, 1, ' '),
    };
  }
  const [word = token] = /^[\p{L}\p{N}_$.+-]+/u.exec(rest) ?? [];
  if (/^\s*:/.test(rest.slice(word.length)) && /[{,]/.test(last)) return unquotedKey(word, offset);
  const isValue = /[:[,]/.test(last);
  return {
    offset,
    message: unexpected(word),
    fix: replace(offset, word.length, isValue ? '0'.padEnd(word.length) : ' '.repeat(word.length)),
  };
}

function unexpected(word: string): string {
  if (/^[-+.\d]/.test(word)) return `${word} is no number of JSON.`;
  const meant = suggest(word, CONSTANTS);
  return `unexpected ${word}: ${meant === undefined ? 'texts stand in double quotes' : `write ${meant}`}.`;
}

function unquotedKey(word: string, offset: number): DescribedSlip {
  return {
    offset,
    message: `a key stands in double quotes: "${word}".`,
    fix: replace(offset, word.length, `"${word}"`),
  };
}

/** The end of a text as it may be quoted in a message. */
function lastLine(before: string): string {
  const [word = ''] = /(?:"(?:[^"\\\r\n]|\\.)*"|[^\s",:[\]{}]+|.)$/su.exec(before.slice(-80)) ?? [];
  return word;
}

function replace(from: number, length: number, text: string): Fix {
  return { from, to: from + length, text };
}

function insert(at: number, text: string): Fix {
  return { from: at, to: at, text };
}

/** What is wrong with a text in double quotes, the first thing in it; `token` begins with its quote. */
function describeText(token: string, offset: number): DescribedSlip {
  for (let at = 1; at < token.length; at += 1) {
    const character = token[at] ?? '';
    if (character < ' ') {
      const shown = JSON.stringify(character).slice(1, -1);
      const message = `a text holds a control character: write ${shown}.`;
      return { offset: offset + at, message, fix: { from: offset + at, to: offset + at + 1, text: ' ' } };
    }
    if (character !== '\\') continue;
    const [escape = '\\'] = /^\\(?:u[0-9A-Fa-f]{0,4}|.)?/su.exec(token.slice(at)) ?? [];
    if (!/^\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})$/.test(escape)) {
      const remedy = escape.startsWith('\\u') ? 'four hexadecimal digits follow \\u' : `write \\${escape}`;
      return {
        offset: offset + at,
        message: `${escape} is no escape of JSON: ${remedy}.`,
        fix: { from: offset + at, to: offset + at + escape.length, text: ' '.repeat(escape.length) },
      };
    }
    at += escape.length - 1;
  }
  return { offset, message: 'a text is never closed: expected a double quote before the end of the line.' };
}
