import { eq, type SQL } from 'drizzle-orm';
import { scopesOf } from '#domain/access/permissions.ts';
import { media, type Media } from '#mocks/db/schema/index.ts';
import type { Actor } from '#mocks/server/actor.ts';

interface Person {
  readonly actor: Actor;
}

/** True when the person's right to the library leaves out what is confidential. */
const seesPublicOnly = ({ actor }: Person): boolean =>
  !scopesOf(actor.roles, 'media.list', actor.roleDefinitions).includes('all');

/** What of the library the person's right reaches; undefined for all that the border lets through. */
export const mediaReach = (context: Person): SQL | undefined =>
  seesPublicOnly(context) ? eq(media.isConfidential, false) : undefined;

/** The same for one file. */
export const maySeeMedia = (context: Person, { isConfidential }: Pick<Media, 'isConfidential'>): boolean =>
  !isConfidential || !seesPublicOnly(context);
