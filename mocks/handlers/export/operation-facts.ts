import { eq } from 'drizzle-orm';
import { phoneText } from '#domain/identity/phone.ts';
import { bpsOfRate, type Rate } from '#domain/money/rate.ts';
import { users, type Operation } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** A rate of the engine in basis points; null where it means nothing. */
export const bpsOf = (rate: string | null): number | null => bpsOfRate(rate as Rate | null);

/** A place as it is written on a letter: « 14 rue des Chais, 33500 Libourne ». */
export const addressOf = ({
  addressLine,
  postalCode,
  city,
}: Pick<Operation, 'addressLine' | 'postalCode' | 'city'>): string =>
  [addressLine, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');

/** What a parcel is called: « CH 0214 ». */
export const parcelName = ({ prefix, section, number }: Operation['parcels'][number]): string =>
  [prefix, section, number].filter(Boolean).join(' ');

/** A telephone number in pairs of figures; as it is where it is none. */
export const readablePhone = (text: string | null): string | null => (text === null ? null : phoneText(text));

/** A member as papers name them. */
export async function memberOf({ db }: Pick<ClientContext, 'db'>, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return {
    name: row === undefined ? '' : fullName(row),
    email: row?.email ?? '',
    phone: readablePhone(row?.phone ?? null),
    jobTitle: row?.jobTitle ?? null,
  };
}
