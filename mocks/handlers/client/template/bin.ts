import { messagesFor } from '#messages/locale.ts';
import * as templateMessages from '#messages/client/template-flash.ts';
import type { Restorable } from '#mocks/server/bin/restorable.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { violatedConstraint } from '#mocks/server/records/violated-constraint.ts';

/** The bin of a library: a template whose name was given to another meanwhile is not brought back. */
export const templateBin = (bin: Restorable): Restorable => ({
  ...bin,
  restore: async (context, tx, item) => {
    try {
      await bin.restore(context, tx, item);
    } catch (error) {
      if (violatedConstraint(error) === null) throw error;
      throw new ValidationFailure({ base: messagesFor(context.locale, templateMessages).refused.nameTaken });
    }
  },
});
