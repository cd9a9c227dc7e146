import { at, textAt } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** A role of one's own: a copy of one of the system's. */
const copied = async (kit: Kit) => {
  const props = await kit.act('admin.role.duplicate', { role: 'viewer' });
  return { role: textAt(props['role'] ?? {}, 'id') };
};

// A role is named by its name: no identifier could be missing.
const named = { isRecordless: true, parameters: () => Promise.resolve({ role: 'support' }) } as const;

/** What the engine must do before it tries the routes of roles. */
export const rolePreparations: Preparations = {
  'admin.role.edit': named,
  'admin.role.duplicate': named,
  'admin.role.update': {
    isRecordless: true,
    parameters: copied,
    payload: async (kit, parameters, example) => {
      const props = await kit.props('admin.role.edit', parameters);
      return { ...example, permissions: ['operation.list'], version: at(props, 'form.record.version') ?? 1 };
    },
  },
  'admin.role.destroy': {
    isRecordless: true,
    parameters: copied,
    payload: () => ({ replacementRole: null }),
  },
};
