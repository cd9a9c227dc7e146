import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MemberRow } from '#contracts/client/user/index.ts';
import type { Person } from '#contracts/shared.ts';
import { destroy, edit, restore, suspend } from '#generated/routes/client/user.ts';
import * as memberMessages from '#messages/client/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { MenuAction } from '#ui/actions/Menu.tsx';
import { PersonField } from '#ui/fields/PersonField.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

/** Sends an action and tells why it was refused; true when it was done. */
export function useSend(): (options: VisitOptions) => Promise<boolean> {
  const visit = useVisit();
  return async (options) => {
    const { errors } = await visit(options);
    const refusal = errors['base'];
    if (refusal !== undefined) toast.error(refusal);
    return Object.keys(errors).length === 0;
  };
}

interface Asked {
  readonly kind: 'suspend' | 'remove';
  readonly member: MemberRow;
}

/**
 * What can be done with a member, and the window that asks before it is done.
 *
 * @param people who can take over what they leave behind
 */
export function useMemberActions(people: readonly Person[]): {
  readonly actionsOf: (member: MemberRow) => MenuAction[];
  readonly dialog: ReactNode;
} {
  const t = useMessages(memberMessages);
  const send = useSend();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPending, setPending] = useState(false);
  const close = (): void => setAsked(null);

  const actionsOf = (member: MemberRow): MenuAction[] => {
    const { id, isYou, status, details } = member;
    const kept = details?.isLastOwner === true ? t('refused.lastOwner') : null;
    const ask = (kind: Asked['kind']) => () => setAsked({ kind, member });
    return [
      { id: 'edit', label: t('actions.edit'), icon: Pencil, href: edit({ user: id }) },
      status === 'suspended'
        ? {
            id: 'restore',
            label: t('actions.restore'),
            icon: Play,
            run: () => void send({ method: 'DELETE', href: restore({ user: id }) }),
          }
        : {
            id: 'suspend',
            label: t('actions.suspend'),
            icon: Pause,
            run: ask('suspend'),
            ...refused(isYou ? t('refused.ownSuspension') : kept),
          },
      {
        id: 'remove',
        label: t('actions.remove'),
        icon: Trash2,
        isDanger: true,
        run: ask('remove'),
        ...refused(kept ?? (isYou ? t('refused.ownRemoval') : null)),
      },
    ];
  };

  const suspendAsked = async (member: MemberRow): Promise<void> => {
    setPending(true);
    await send({ method: 'PATCH', href: suspend({ user: member.id }), data: {} });
    setPending(false);
    close();
  };

  const dialog = asked && (
    <>
      <ConfirmDialog
        isOpen={asked.kind === 'suspend'}
        title={t('ask.suspend', { name: asked.member.name })}
        description={t('ask.suspendText')}
        confirmLabel={t('actions.suspend')}
        isDanger
        isPending={isPending}
        onCancel={close}
        onConfirm={() => void suspendAsked(asked.member)}
      />
      {asked.kind === 'remove' && <RemoveDialog member={asked.member} people={people} onClose={close} />}
    </>
  );
  return { actionsOf, dialog };
}

const refused = (reason: string | null): Partial<MenuAction> =>
  reason === null ? {} : { inactiveReason: reason };

interface RemoveDialogProps {
  readonly member: MemberRow;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

/** Asks before a member is taken out of the company, and who takes over what they hold. */
function RemoveDialog({ member, people, onClose }: RemoveDialogProps) {
  const t = useMessages(memberMessages);
  const visit = useVisit();
  const [reassignTo, setReassignTo] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const heldCount = member.details?.heldCount ?? 0;
  const choose = heldCount === 1 ? t('refused.reassignOne') : t('refused.reassign', { n: heldCount });

  const submit = async (): Promise<boolean> => {
    if (heldCount > 0 && reassignTo === null) {
      setError(choose);
      return false;
    }
    const { errors } = await visit({
      method: 'DELETE',
      href: destroy({ user: member.id }),
      data: { reassignTo },
    });
    if (errors['base'] !== undefined) toast.error(errors['base']);
    setError(errors['reassignTo']);
    return Object.keys(errors).length === 0;
  };

  return (
    <FormDialog
      title={t('ask.remove', { name: member.name })}
      description={t('ask.removeText')}
      submitLabel={t('actions.remove')}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      {heldCount > 0 && (
        <PersonField
          name="reassignTo"
          label={t('ask.reassignTo')}
          help={choose}
          people={people.filter(({ id }) => id !== member.id)}
          value={reassignTo}
          onChange={(id) => {
            setReassignTo(id);
            setError(undefined);
          }}
          error={error}
        />
      )}
    </FormDialog>
  );
}
