import { eq } from 'drizzle-orm';
import { marketingRecipients, type MarketingRecipient } from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';

/** Who was written to with the secret of the address. @throws HttpFailure 404 */
export async function recipientOfRoute(
  context: RequestContext,
  column: 'unsubscribeHash' | 'openHash',
): Promise<MarketingRecipient> {
  const hash = await sha256Hex(parameter(context, 'token'));
  const [row] = await context.unscoped
    .select()
    .from(marketingRecipients)
    .where(eq(marketingRecipients[column], hash))
    .limit(1);
  if (!row) throw notFound('recipient');
  return row;
}
