import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { saleContacts } from '#mocks/db/schema/index.ts';

/** Of two contacts that are one, the prospects follow the one that stays; where it is one already, that one counts. */
export async function moveSaleContacts(
  tx: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await tx
    .select()
    .from(saleContacts)
    .where(inArray(saleContacts.contactId, [from, to]));
  const taken = new Set(
    rows.filter(({ contactId }) => contactId === to).map(({ operationId }) => operationId),
  );
  for (const { id, operationId } of rows.filter(({ contactId }) => contactId === from)) {
    const isIt = eq(saleContacts.id, id);
    if (taken.has(operationId)) await tx.delete(saleContacts).where(isIt);
    else await tx.update(saleContacts).set({ contactId: to }).where(isIt);
  }
}
