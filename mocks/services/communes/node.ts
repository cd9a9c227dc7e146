import type { CommuneDirectory } from './directory.ts';
import { communeDirectory } from './search.ts';
import { readCommunes } from './source.ts';

/** The directory in Node; the list (15 MB of JSON) is read at the first question and kept. */
export function nodeCommunes(): CommuneDirectory {
  let loaded: CommuneDirectory | null = null;
  const directory = (): CommuneDirectory => (loaded ??= communeDirectory(readCommunes()));
  return {
    search: (text, limit) => directory().search(text, limit),
    byInsee: (code) => directory().byInsee(code),
    ranking: (code) => directory().ranking(code),
  };
}
