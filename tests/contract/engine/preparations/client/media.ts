import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of the library. */
export const mediaPreparations: Preparations = {
  'client.media.store': {
    untried: 'un fichier arrive dans un formulaire, et répond en JSON : tests/contract/media.test.ts',
  },
};
