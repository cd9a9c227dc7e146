import { textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** A view of the explorer that the person has just saved. */
const savedView = async (kit: Kit) => ({ view: textAt(await kit.act('admin.kpi.view.store'), 'query.view') });

/** What the engine must do before it tries the routes of the explorer of figures. */
export const kpiPreparations: Preparations = {
  'admin.kpi.view.store': { from: 'admin.kpi.dashboard' },
  'admin.kpi.view.update': { from: 'admin.kpi.dashboard', parameters: savedView },
  'admin.kpi.view.destroy': { from: 'admin.kpi.dashboard', parameters: savedView },
  'admin.kpi.goal.update': { from: 'admin.kpi.dashboard' },
  'admin.kpi.recompute': { from: 'admin.kpi.dashboard' },
};
