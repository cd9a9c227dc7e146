import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const listOf = (props: JsonObject, path: string): readonly JsonObject[] =>
  (at(props, path) ?? []) as readonly JsonObject[];

const membersOf = async (kit: Kit): Promise<readonly JsonObject[]> =>
  listOf(await kit.props('client.user.index'), 'list.items');

/** Cancels an invitation that holds a seat: the offer has one again. */
async function freeSeat(kit: Kit): Promise<void> {
  const invitations = listOf(await kit.props('client.user.index'), 'invitations');
  const open = invitations.find(({ isExpired }) => isExpired === false);
  if (open) await kit.act('client.user.invitation.revoke', { membership: textAt(open, 'id') });
}

/** The member that the owner sees first, who is not the owner. */
const otherMember = async (kit: Kit): Promise<string> =>
  textAt((await membersOf(kit)).find(({ isYou }) => isYou === false) ?? {}, 'id');

export const userPreparations = {
  'client.user.store': {
    parameters: async (kit) => {
      await freeSeat(kit);
      return {};
    },
  },
  'client.user.update': {
    parameters: async (kit) => ({ user: await otherMember(kit) }),
  },
  'client.user.destroy': {
    parameters: async (kit) => ({ user: await otherMember(kit) }),
    payload: async (kit) => ({ reassignTo: at(await kit.props('client.user.index'), 'people.0.id') ?? null }),
  },
  'client.user.suspend': {
    parameters: async (kit) => ({ user: await otherMember(kit) }),
  },
  'client.user.restore': {
    // Suspending first would sign the member out, who is one of those that are tried.
    isIdempotent: true,
    parameters: async (kit) => ({ user: await otherMember(kit) }),
  },
  'client.user.sessions.destroy': {
    parameters: async (kit) => ({ user: await otherMember(kit) }),
  },
} satisfies Preparations;
