import { expandCommunes } from './compact.ts';
import type { CommuneDirectory } from './directory.ts';
import { communeDirectory } from './search.ts';

/** The directory in a browser; the list is fetched at the first question, again after a failure. */
export function browserCommunes(): CommuneDirectory {
  let loading: Promise<CommuneDirectory> | null = null;
  const directory = (): Promise<CommuneDirectory> => {
    loading ??= import('virtual:communes').then((module) => communeDirectory(expandCommunes(module.default)));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    search: async (text, limit) => (await directory()).search(text, limit),
    byInsee: async (code) => (await directory()).byInsee(code),
    ranking: async (code) => (await directory()).ranking(code),
  };
}
