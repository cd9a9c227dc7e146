import { at } from '../../json.ts';
import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of the chart of accounts. */
export const accountingCodePreparations: Preparations = {
  'admin.accounting-code.store': { from: 'admin.accounting-code.index' },
  // The number of an account stays as it is.
  'admin.accounting-code.update': {
    from: 'admin.accounting-code.index',
    payload: async (kit, { chartcode = '' }, example) => {
      const props = await kit.props('admin.accounting-code.index');
      const rows = (at(props, 'list.items') ?? []) as { id: string; code: string; kind: string }[];
      const read = await kit.client.get(`/admin/plan-comptable?open=${chartcode}`);
      const opened = (read.page?.props['opened'] ?? rows[0]) as {
        code: string;
        kind: string;
        version: number;
      };
      return { ...example, code: opened.code, kind: opened.kind, parentCode: null, version: opened.version };
    },
  },
  // Not only checked: something is to change.
  'admin.accounting-code.import': {
    from: 'admin.accounting-code.index',
    payload: (_kit, _parameters, example) => ({ ...example, isDryRun: false }),
  },
};
