import { at, textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** A contact and an operation that it is not linked to in any of the roles that people have. */
const linkOf = async (kit: Kit) => ({ operationId: await kit.idOf('operation'), role: 'surveyor' });

/** What hangs on a contact: made first, since none may be one's own. */
export const contactPreparations = {
  'client.contact.merge': {
    as: 'owner',
    payload: async (kit) => ({
      targetId: textAt(await kit.act('client.contact.store'), 'form.record.id'),
      targetVersion: 1,
      taken: [],
    }),
  },
  'client.contact.note.destroy': {
    parameters: async (kit) => {
      const contact = textAt(await kit.act('client.contact.store'), 'form.record.id');
      const page = await kit.act('client.contact.note.store', { contact });
      // Its creation stands in the timeline as well.
      const entries = at(page, 'activity');
      const rank = Array.isArray(entries)
        ? entries.findIndex((_, n) => textAt(page, `activity.${n}.kind`) !== 'history')
        : 0;
      return { contact, exchange: textAt(page, `activity.${rank}.id`) };
    },
  },
  'client.contact.operation.attach': { payload: linkOf },
  'client.contact.operation.detach': {
    parameters: async (kit) => {
      const contact = textAt(await kit.act('client.contact.store'), 'form.record.id');
      const page = await kit.act('client.contact.operation.attach', { contact }, await linkOf(kit));
      return { contact, link: textAt(page, 'operations.items.0.linkId') };
    },
  },
} satisfies Preparations;
