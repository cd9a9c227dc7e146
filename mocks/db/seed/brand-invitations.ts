import { sha256Hex } from '#mocks/services/tokens.ts';
import type { NewBrandInvitation } from '../schema/brand-invitations.ts';
import { brandId } from './brands.ts';
import { personId } from './person-id.ts';
import { prospectId } from './prospects.ts';
import { seedId } from './seed-id.ts';

const dayMs = 86_400_000;

/** The link of the demonstration's invitation into a network. No secret: its passwords are shown to everybody. */
export const demoNetworkToken = 'invitation-reseau-de-la-demonstration-00001';

/** A company that a network asked to join it, and that has not answered yet. @param now system time */
export async function brandInvitationRows(now: Date): Promise<NewBrandInvitation[]> {
  const at = new Date('2026-11-13T09:00:00Z');
  return [
    {
      id: seedId('brand-invitation:garrigue-fonciere'),
      brandId: brandId('pierre-et-cite'),
      prospectId: prospectId('garrigue-fonciere'),
      invitedBy: personId('nathalie.gauthier'),
      companyName: 'Garrigue Foncière',
      firstName: 'Nadia',
      lastName: 'Garrigue',
      email: 'nadia.garrigue@example.test',
      tokenHash: await sha256Hex(demoNetworkToken),
      sentAt: at,
      expiresAt: new Date(now.getTime() + 23 * dayMs),
      createdAt: at,
      updatedAt: at,
    },
  ];
}
