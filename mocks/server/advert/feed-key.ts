import { and, eq, isNull } from 'drizzle-orm';
import { broadcastConfigurations, type BroadcastConfiguration } from '#mocks/db/schema/index.ts';
import { parameter, type RequestContext } from '../context.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { sameSecret } from '#mocks/services/tokens.ts';
import { notFound } from '../failures.ts';

const signedText = ({ id, keyNumber }: Pick<BroadcastConfiguration, 'id' | 'keyNumber'>): string =>
  `advert-feed:${id}:${keyNumber}`;

/** Signs of the secret: 160 bits, as hexadecimal. */
const secretLength = 40;

/** The secret part of the address of a feed: derived from its number, so that a new number ends the old address. */
export const feedKeyOf = async (
  { signer }: Pick<ServerDependencies, 'signer'>,
  configuration: Pick<BroadcastConfiguration, 'id' | 'keyNumber'>,
): Promise<string> =>
  `${configuration.id}-${(await signer.sign(signedText(configuration))).slice(0, secretLength)}`;

/** The broadcast whose feed the address names, of whatever company. @throws HttpFailure 404 for a key that is not good */
export async function configurationOfKey(context: RequestContext): Promise<BroadcastConfiguration> {
  const given = parameter(context, 'feedKey');
  const [id = ''] = given.split('-');
  const [row] = await context.unscoped
    .select()
    .from(broadcastConfigurations)
    .where(and(eq(broadcastConfigurations.id, id), isNull(broadcastConfigurations.deletedAt)))
    .limit(1);
  if (row === undefined || !sameSecret(given, await feedKeyOf(context.deps, row))) throw notFound('feed');
  return row;
}
