import { and, eq, inArray, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { create, edit } from '#generated/routes/admin/sale.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { messagesFor } from '#messages/locale.ts';
import { sales } from '#mocks/db/schema/index.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { prospect } from './record.ts';

/** Leads to a new sale for the prospect; to the one that is already being prepared or proposed, where there is one. */
export const convertHandler = adminAction(noPayload, {
  find: prospect.ofRouteToChange,
  act: async (context, _payload, row) => {
    const { convert } = messagesFor(context.locale, prospectMessages);
    if (row.status === 'won') throw new ValidationFailure({ base: convert.won });
    if (row.status === 'lost') throw new ValidationFailure({ base: convert.lost });
    const isOpen = and(
      eq(sales.prospectId, row.id),
      inArray(sales.status, ['draft', 'sent']),
      isNull(sales.deletedAt),
    );
    const [open] = await context.db.select({ id: sales.id }).from(sales).where(isOpen).limit(1);
    if (open === undefined) return redirect(create({ query: { prospect: row.id } }));
    return redirect(edit(open.id), { type: 'info', text: convert.known });
  },
});
