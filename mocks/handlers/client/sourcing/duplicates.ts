import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { addressKey } from '#domain/sourcing/address-key.ts';
import { advertAddress } from '#domain/sourcing/advert-address.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { opportunities } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** The part of an opportunity by which its double is known. */
export interface Findable {
  readonly url: string;
  readonly addressLine: string;
  readonly inseeCode: string;
  readonly isOtherAtAddress: boolean;
}

/** The columns by which doubles are found; the database keeps each of them once. */
export const doubleColumns = ({ url, addressLine, inseeCode }: Findable) => ({
  url: advertAddress(url)?.url ?? null,
  addressKey: addressKey(addressLine, inseeCode),
});

/** What is refused of an opportunity that was entered before: by field, with the day. */
export async function duplicateErrors(
  context: Pick<ClientContext, 'db' | 'locale'>,
  given: Findable,
  exceptId: string | null,
): Promise<Record<string, string>> {
  const { url, addressKey: key } = doubleColumns(given);
  const sameUrl = url === null ? null : await knownOn(context, eq(opportunities.url, url), exceptId);
  const isAlone = and(eq(opportunities.addressKey, key ?? ''), eq(opportunities.isOtherAtAddress, false));
  const sameAddress =
    key === null || given.isOtherAtAddress ? null : await knownOn(context, isAlone, exceptId);
  const text = messagesFor(context.locale, sourcingMessages).duplicate;
  const dated = (on: string): string => fill(text, { date: on.split('-').toReversed().join('/') });
  return {
    ...(sameUrl !== null && { url: dated(sameUrl.on) }),
    ...(sameAddress !== null && { addressLine: dated(sameAddress.on) }),
  };
}

/** The opportunity that was entered from an advert; null for none. */
export const knownByUrl = async (context: ClientContext, url: string) =>
  knownOn(context, eq(opportunities.url, url), null);

async function knownOn({ db }: Pick<ClientContext, 'db'>, is: SQL | undefined, exceptId: string | null) {
  const { id, title, stage, createdAt, deletedAt } = opportunities;
  const [found] = await db
    .select({ id, title, stage, createdAt })
    .from(opportunities)
    .where(and(is, isNull(deletedAt), exceptId === null ? undefined : ne(id, exceptId)))
    .limit(1);
  if (found === undefined) return null;
  return { id: found.id, title: found.title, stage: found.stage, on: parisDay(found.createdAt) };
}
