import { analyse } from 'scslre';
import { UntranslatablePatternError } from '../pcre/error.ts';
import { translatePcre } from '../pcre/translate.ts';

/** The JavaScript source of a PCRE format, or why there is none. */
export type TranslatedFormat = { readonly where: string } | { readonly refusal: string };

/** Translates formats, each once. */
export function createTranslator(): (source: string) => TranslatedFormat {
  const known = new Map<string, TranslatedFormat>();
  return (source) => {
    let translated = known.get(source);
    if (!translated) {
      translated = translate(source);
      known.set(source, translated);
    }
    return translated;
  };
}

function translate(source: string): TranslatedFormat {
  try {
    const where = translatePcre(source);
    const slow = exponentialPart(where);
    if (slow === null) return { where };
    const remedy = 'let one repetition within another begin with a text that the inner one cannot take';
    return {
      refusal: `"${source}" takes a time that doubles with each character of an address, at "${slow}": ${remedy}.`,
    };
  } catch (error) {
    if (!(error instanceof UntranslatablePatternError)) throw error;
    const place = `at character ${error.offset + 1}`;
    return { refusal: `"${source}" cannot be translated to JavaScript, ${place}: ${error.message}.` };
  }
}

/**
 * The part of an expression that can be matched in exponentially many ways, such as `(?:a+)+`: with it, one address
 * holds up whoever matches it. Null for none. Parts whose time only grows with a power of the length, which
 * addresses keep short, are let through.
 */
function exponentialPart(where: string): string | null {
  const expression = new RegExp(`^(?:${where})$`, 'su');
  const report = analyse(expression).reports.find(({ exponential }) => exponential);
  if (report === undefined) return null;
  if (report.type === 'Self') return report.parentQuant.raw;
  return report.type === 'Trade' ? report.startQuant.raw : report.quant.raw;
}
