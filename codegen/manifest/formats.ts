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
    return { where: translatePcre(source) };
  } catch (error) {
    if (!(error instanceof UntranslatablePatternError)) throw error;
    const place = `at character ${error.offset + 1}`;
    return { refusal: `"${source}" cannot be translated to JavaScript, ${place}: ${error.message}.` };
  }
}
