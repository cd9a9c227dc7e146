import type { InvitationSheet } from '#contracts/auth/create-password.ts';
import * as createMessages from '#messages/auth/create-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';

/** Who invites, to what, in which role, at which address. */
export function InvitationFacts({ invitation }: { readonly invitation: InvitationSheet }) {
  const t = useMessages(createMessages);
  const roleLabel = useRoleLabel();
  const { inviter, place, role, email } = invitation;
  return (
    <Card>
      <DescriptionList
        layout="rows"
        items={[
          ...(inviter === null ? [] : [{ term: t('invitedBy'), value: inviter }]),
          { term: t('place'), value: place },
          { term: t('role'), value: roleLabel(role) },
          { term: t('email'), value: email },
        ]}
      />
    </Card>
  );
}
