import type { InvitationSheet } from '#contracts/auth/create-password.ts';
import * as createMessages from '#messages/auth/create-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';

/** Who invites, to what, in which role, at which address. */
export function InvitationFacts({ invitation }: { readonly invitation: InvitationSheet }) {
  const t = useMessages(createMessages);
  const roleLabel = useRoleLabel();
  const { inviter, place, role, email } = invitation;
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('invitedBy'), inviter],
    [t('place'), place],
    [t('role'), roleLabel(role)],
    [t('email'), email],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-card border border-line2 bg-card p-4 text-table">
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className="contents">
              <dt className="text-ink3">{label}</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
