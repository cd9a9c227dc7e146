import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** Somebody of a company of the network whose invitation waits. */
const invitedPerson = async (kit: Kit) => {
  const rows = (at(await kit.props('client.brand.user'), 'list.items') ?? []) as JsonObject[];
  return {
    user: textAt(
      rows.find(({ canInvite }) => canInvite === true),
      'userId',
    ),
  };
};

/** What the engine must do before it tries the routes of a network's space. */
export const brandSpacePreparations: Preparations = {
  'client.brand.goal.update': { from: 'client.brand.kpi' },
  'client.brand.user.invitation': { parameters: invitedPerson, isReading: true, from: 'client.brand.user' },
  'client.brand.invite': { from: 'client.brand.user' },
  'client.brand.invite.resend': { from: 'client.brand.user' },
  'client.brand.invite.revoke': { from: 'client.brand.user' },
  'client.brand.sharing.request': {
    from: 'client.brand.kpi',
    parameters: async (kit) => {
      await kit.as('owner').act('client.tenant.sharing', {}, { brandSharingLevel: 'none' });
      return {};
    },
  },
};
