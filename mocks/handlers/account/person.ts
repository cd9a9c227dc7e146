import type { Conflict } from '#contracts/conflict.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { roleTitle } from '#mocks/server/role-definitions.ts';

/** What stands around every part of the account. */
export async function accountFrame(context: SignedInContext) {
  const { actor, session } = context;
  return {
    person: {
      name: actor.name,
      email: actor.user.email,
      avatarHref: await fileHrefOrNull(context, actor.user.avatarFileId),
      roles: actor.roles.map((name) => roleTitle(name, actor.roleDefinitions)),
      companyName: actor.tenant?.name ?? null,
    },
    conflict: (session.data.details?.['conflict'] as Conflict | undefined) ?? null,
  };
}
