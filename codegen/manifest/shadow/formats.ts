import { hostAlphabet, pathAlphabet } from './alphabets.ts';
import { buildAutomaton } from './automaton.ts';
import { findOutsider, type Budget } from './inclusion.ts';
import { parseLanguage } from './parse-language.ts';
import { sampleText } from './texts.ts';

/** What is known of the formats of parameters, each computed once for a whole table. */
export interface Formats {
  /** A value that a format accepts and few literals will equal; `null` when none was found. */
  sample(source: string, isHost: boolean): string | null;
  /** Whether the first format surely accepts all that the second does. */
  covers(source: string, other: string, isHost: boolean): boolean;
}

/** Reads formats, which are JavaScript expression sources. */
export function createFormats(budget: Budget): Formats {
  const samples = new Map<string, string | null>();
  const answers = new Map<string, boolean>();
  const languageOf = (source: string, isHost: boolean): ReturnType<typeof parseLanguage> =>
    parseLanguage(source, isHost ? hostAlphabet : pathAlphabet);
  return {
    sample(source, isHost) {
      const key = `${isHost} ${source}`;
      let text = samples.get(key);
      if (text === undefined) {
        const language = languageOf(source, isHost);
        text = language && sampleText(language);
        if (text !== null && !new RegExp(`^(?:${source})$`, isHost ? 'sui' : 'su').test(text)) text = null;
        samples.set(key, text);
      }
      return text;
    },
    covers(source, other, isHost) {
      if (source === other) return true;
      const key = JSON.stringify([source, other, isHost]);
      let answer = answers.get(key);
      if (answer === undefined) {
        const [wide, narrow] = [languageOf(source, isHost), languageOf(other, isHost)];
        const least = wide && buildAutomaton(wide, 'least');
        const most = narrow && buildAutomaton(narrow, 'most');
        answer = least !== null && most !== null && findOutsider(most, [least], budget) === null;
        answers.set(key, answer);
      }
      return answer;
    },
  };
}
