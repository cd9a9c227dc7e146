import { data } from '../../expected.ts';
import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of the library. */
export const mediaPreparations: Preparations = {
  'client.media.upload.store': {
    untried: 'répond en JSON où en est l’envoi : tests/contract/media.test.ts',
    expects: () => data('application/json'),
  },
  'client.media.upload.part': {
    untried: 'une partie d’un envoi commencé, qui répond en JSON : tests/contract/media.test.ts',
  },
  'client.media.order': {
    untried: 'il faut les photographies d’une opération : tests/contract/media.test.ts',
  },
  'client.media.store': {
    untried: 'un fichier arrive dans un formulaire, et répond en JSON : tests/contract/media.test.ts',
  },
};
