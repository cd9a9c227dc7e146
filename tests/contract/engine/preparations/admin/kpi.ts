import { at, textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'admin.kpi.dashboard';

/** A view of the explorer that the person has just saved. */
const savedView = async (kit: Kit) => ({ view: textAt(await kit.act('admin.kpi.view.store'), 'query.view') });

const wanted = { key: 'utm_visits', month: '2026-12', value: 900 };

/** The version of the goal that is there; null without one. */
async function versionOf(kit: Kit): Promise<number | null> {
  const { page: shown } = await kit.client.get(`/admin/indicateurs?keys=${wanted.key}&period=30d`);
  const version = at(shown?.props ?? {}, 'goals.0.version');
  return typeof version === 'number' ? version : null;
}

/** What the engine must do before it tries the routes of the explorer of figures. */
export const kpiPreparations: Preparations = {
  'admin.kpi.view.store': { from: page },
  'admin.kpi.view.update': { from: page, parameters: savedView },
  'admin.kpi.view.destroy': { from: page, parameters: savedView },
  // A goal that is there, as it was read: that is what two people change at once.
  'admin.kpi.goal.update': {
    from: page,
    parameters: async (kit) => {
      const version = await versionOf(kit);
      if (version === null) await kit.act('admin.kpi.goal.update', {}, { ...wanted, version });
      return {};
    },
    payload: async (kit) => ({ ...wanted, value: 1200, version: await versionOf(kit) }),
  },
  'admin.kpi.recompute': { from: page },
};
