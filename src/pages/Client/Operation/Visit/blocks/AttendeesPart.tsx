import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { invite } from '#generated/routes/client/operation/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface AttendeesPartProps {
  readonly operationId: string;
  readonly visitId: string;
  readonly attendees: VisitFormProps['attendees'];
  readonly invitedAt: string | null;
  readonly canInvite: boolean;
}

/** Who is expected, who was invited, and the sending of invitations. */
export function AttendeesPart({ operationId, visitId, attendees, invitedAt, canInvite }: AttendeesPartProps) {
  const t = useMessages(visitMessages);
  const { dateTime } = useFormat();
  const [isInviting, setInviting] = useState(false);
  const reachable = attendees.filter(({ email }) => email !== null);
  return (
    <PageSection
      title={t('fields.contactIds')}
      count={attendees.length}
      {...(invitedAt !== null && { help: t('invite.last', { date: dateTime(invitedAt) }) })}
      aside={
        canInvite &&
        attendees.length > 0 && (
          <Button icon={Mail} onClick={() => setInviting(true)}>
            {t('invite.action')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('invite.people')}
        empty={t('invite.empty')}
        items={attendees.map(({ id, name, email, isInvited }) => ({
          id,
          title: name,
          lead: <Avatar name={name} isDecorative />,
          badges: isInvited && <Badge tone="pos">{t('invite.invited')}</Badge>,
          detail: email ?? t('invite.noEmail'),
        }))}
      />
      {isInviting && (
        <InviteDialog
          href={invite({ operation: operationId, visit: visitId })}
          people={reachable}
          initialIds={reachable.filter(({ isInvited }) => !isInvited).map(({ id }) => id)}
          onClose={() => setInviting(false)}
        />
      )}
    </PageSection>
  );
}

interface InviteDialogProps {
  readonly href: string;
  readonly people: VisitFormProps['attendees'];
  readonly initialIds: readonly string[];
  readonly onClose: () => void;
}

function InviteDialog({ href, people, initialIds, onClose }: InviteDialogProps) {
  const t = useMessages(visitMessages);
  const visit = useVisit();
  const [ids, setIds] = useState(initialIds);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (ids.length === 0) {
      setError(t('invite.none'));
      return false;
    }
    const result = await visit({ method: 'POST', href, data: { contactIds: [...ids] } });
    setError(result.errors['contactIds'] ?? result.errors['base']);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('invite.title')}
      description={t('invite.text')}
      submitLabel={t('invite.action')}
      onSubmit={submit}
      onClose={onClose}
    >
      <MultiSelect
        name="invite-people"
        label={t('invite.people')}
        value={ids}
        onChange={setIds}
        error={error}
        choices={people.map(({ id, name, email }) => ({ id, label: `${name} · ${email ?? ''}` }))}
      />
    </FormDialog>
  );
}
