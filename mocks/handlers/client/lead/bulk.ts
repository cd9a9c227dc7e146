import type * as z from 'zod';
import { bulkLeads } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { validationText } from '#messages/validation.ts';
import { leadActivities } from '#mocks/db/schema/index.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { memberNames } from '../operation/members.ts';
import { leadSource } from './list.ts';
import { activityOf, lead } from './record.ts';
import { checkStep, stateColumns } from './steps.ts';

type Input = z.output<typeof bulkLeads.payload>;

const stepOf = ({ set }: Input) => {
  if (set.field === 'owner') return null;
  return set.field === 'lost'
    ? ({ status: 'lost', lostReason: set.lostReason } as const)
    : ({ status: set.status, lostReason: null } as const);
};

/** Gives several requests to somebody, or takes them to a state. */
export const bulk = bulkHandler(bulkLeads, {
  list: leadSource,
  record: lead,
  check: async (context, { set }: Input) => {
    if (set.field !== 'owner' || set.ownerUserId === null) return;
    if ((await memberNames(context, [set.ownerUserId])).has(set.ownerUserId)) return;
    throw new ValidationFailure({ base: validationText(context.locale, 'unknownRecord') });
  },
  action: ({ set }) => (set.field === 'owner' ? 'assign' : 'status'),
  change: (context, row, input) => {
    const step = stepOf(input);
    if (step === null) {
      const { set } = input;
      const assignedTo = set.field === 'owner' ? set.ownerUserId : null;
      return row.assignedTo === assignedTo ? null : { assignedTo };
    }
    if (row.status === step.status) return null;
    checkStep(context, row, step.status, step.lostReason);
    return stateColumns(context, row, step.status, step.lostReason);
  },
  alongside: async (context, tx, rows, input) => {
    const step = stepOf(input);
    const detail = step?.status ?? (input.set.field === 'owner' ? (input.set.ownerUserId ?? '') : '');
    const kind = step === null ? ('assigned' as const) : ('status' as const);
    if (rows.length === 0) return;
    await tx.insert(leadActivities).values(rows.map((row) => activityOf(context, row, { kind, detail })));
  },
});
