import type * as z from 'zod';
import { bulkOpportunities } from '#contracts/client/sourcing.ts';
import { validationText } from '#messages/validation.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { memberNames } from '../operation/members.ts';
import { opportunitySource } from './list.ts';
import { opportunity } from './record.ts';
import { obstacleTo } from './stages.ts';

type Input = z.output<typeof bulkOpportunities.payload>;

/** Gives several opportunities to somebody, or takes them to a stage. */
export const bulk = bulkHandler(bulkOpportunities, {
  list: opportunitySource,
  record: opportunity,
  check: async (context, { set }: Input) => {
    if (set.field !== 'owner' || set.ownerUserId === null) return;
    if ((await memberNames(context, [set.ownerUserId])).has(set.ownerUserId)) return;
    throw new ValidationFailure({ base: validationText(context.locale, 'unknownRecord') });
  },
  action: ({ set }) => (set.field === 'owner' ? 'assign' : 'move'),
  change: (context, row, { set }) => {
    if (set.field === 'owner') {
      return row.assignedTo === set.ownerUserId ? null : { assignedTo: set.ownerUserId };
    }
    if (row.stage === set.stage) return null;
    const obstacle = obstacleTo(context, row, set.stage);
    if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
    return { stage: set.stage, rejectReason: null };
  },
});
