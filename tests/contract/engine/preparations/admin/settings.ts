import { refused } from '../../expected.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparation, Preparations } from '../preparation.ts';

const byTest = 'il faut des conditions publiées : tests/contract/settings.test.ts';
/** Nothing is published before staff wrote it. */
const unwritten: Preparation = {
  expects: () => refused(404),
  untried: byTest,
};

/** The version that the form read now. */
const versionOf = async (kit: Kit): Promise<number> =>
  Number(at(await kit.props('admin.settings.edit'), 'form.record.version'));

/** What the engine must do before it tries the routes of the platform's settings. */
export const settingsPreparations: Preparations = {
  'admin.settings.update': {
    payload: async (kit, _parameters, example) => ({
      ...example,
      version: await versionOf(kit),
    }),
  },
  'admin.settings.index.update': {
    parameters: async (kit) => {
      const staff = kit.as('super-admin');
      await staff.act('admin.settings.index.store');
      const { page } = await staff.client.get('/admin/parametres?tab=indices');
      const rows = (at(page?.props ?? {}, 'indexes') ?? []) as JsonObject[];
      return { rentIndex: textAt(rows.find(({ entry }) => entry !== null) ?? {}, 'entry.id') };
    },
    from: 'admin.settings.edit',
  },
  'terms.show': unwritten,
  'privacy.show': unwritten,
  'terms.accept': { untried: byTest },
};
