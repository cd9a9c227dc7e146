import { prospectId } from '#mocks/db/seed/prospects.ts';
import type { Preparations } from '../preparation.ts';

const of = (key: string) => ({ parameters: () => Promise.resolve({ prospect: prospectId(key) }) });

/** What the engine must do before it tries the routes of the platform's prospects. */
export const prospectPreparations: Preparations = {
  'admin.prospect.update': of('agence-bellerive'),
  'admin.prospect.destroy': of('villas-du-parc'),
  'admin.prospect.move': of('trois-tilleuls'),
  'admin.prospect.assign': { ...of('garrigue-fonciere'), isIdempotent: true },
  'admin.prospect.merge': {
    ...of('maison-octave'),
    payload: () => ({ targetId: prospectId('aurelien-pastre') }),
  },
  'admin.prospect.convert': { ...of('lotir-atlantique'), isIdempotent: true },
  'admin.prospect.activity.store': of('soline-habitat'),
};
