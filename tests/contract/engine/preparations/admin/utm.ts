import { textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** A link that nobody has come by: it can be changed in everything, and deleted. */
const unused = async (kit: Kit) => ({
  utm: textAt(await kit.act('admin.utm.duplicate', { utm: await kit.idOf('utm') }), 'form.record.id'),
});

/** What the engine must do before it tries the routes of followed links. */
export const utmPreparations: Preparations = {
  'admin.utm.update': { parameters: unused },
  'admin.utm.destroy': { parameters: unused },
  'admin.utm.restore': {
    parameters: async (kit) => {
      const parameters = await unused(kit);
      await kit.act('admin.utm.archive', parameters);
      return parameters;
    },
  },
  // Its address has a word in place of an identifier.
  'utm.redirect': { isRecordless: true, parameters: () => Promise.resolve({ shortlink: 'salon-rent' }) },
};
