import type { Actor } from '../actor.ts';
import { data, refused, type Expected } from '../expected.ts';
import { textAt } from '../json.ts';
import type { Kit, Preparations } from './preparation.ts';

/** For people of a company, whatever their role. */
const ofCompanies = ({ hasCompany }: Actor): Expected | null => (hasCompany ? null : refused(403));

/** A view that the person has just saved; its identifier. */
const savedView = async (kit: Kit): Promise<string> => textAt(await kit.act('view.store'), 'query.view');

const noNotice = 'les notifications naissent de ce que font les autres';

/** Notices and saved views: what hangs on a person. */
export const personalPreparations = {
  'notification.index': { expects: ({ role }) => (role === null ? refused(401) : null) },
  'notification.read': { untried: noNotice },
  'notification.read.all': { isIdempotent: true },
  'notification.destroy': { untried: noNotice },
  'error.report': { expects: () => data('application/json') },
  'client.onboarding.dismiss': {
    parameters: async () => ({ step: 'smtp' }),
    isRecordless: true,
  },
  'view.store': { expects: ofCompanies },
  'view.update': { parameters: async (kit) => ({ view: await savedView(kit) }) },
  'view.destroy': { parameters: async (kit) => ({ view: await savedView(kit) }) },
} satisfies Preparations;
