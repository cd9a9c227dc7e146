import { ShieldCheck } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import type { ConfirmationDemand } from '#contracts/auth/confirmation-demand.ts';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AccountName } from '#ui/fields/AccountName.tsx';
import { ProofField, type ProofKind } from '#ui/fields/ProofField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { sendProof } from './send-proof.ts';

export interface ConfirmationDialogProps {
  readonly demand: ConfirmationDemand;
  readonly email: string;
  readonly onSettle: (isMet: boolean) => void;
}

/** Asks for the password over a page whose action waits; what was typed there stays. */
export function ConfirmationDialog({ demand, email, onSettle }: ConfirmationDialogProps) {
  const t = useMessages(confirmMessages);
  const required = useMessages(validationMessages)('required');
  const navigate = useNavigate();
  const formId = useId();
  const [kind, setKind] = useState<ProofKind>('password');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  const send = async (): Promise<void> => {
    setPending(true);
    const answer = await sendProof(kind, value);
    setPending(false);
    if (answer?.outcome === 'confirmed') return onSettle(true);
    if (answer?.outcome === 'signed-out') {
      onSettle(false);
      return navigate(answer.href, { isUnguarded: true });
    }
    setError(answer?.errors[kind] ?? t('failed'));
  };
  const submit = (event: FormEvent) => {
    // The dialog stands inside the page's tree: its form must not send one around it.
    event.preventDefault();
    event.stopPropagation();
    if (value.trim() === '') setError(required);
    else if (!isPending) void send();
  };
  const switchTo = (next: ProofKind) => {
    setKind(next);
    setValue('');
    setError(undefined);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onSettle(false);
      }}
      title={t('title')}
      description={t(`reason.${demand.reason}`)}
      icon={ShieldCheck}
      isDismissable={!isPending}
      actions={
        <>
          <Button onClick={() => onSettle(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <AccountName email={email} />
        <ProofField
          name="confirmation-proof"
          kind={kind}
          value={value}
          onChange={(next) => {
            setValue(next);
            setError(undefined);
          }}
          error={error}
          autoFocus
          onSwitch={demand.hasCode ? switchTo : undefined}
        />
      </form>
    </Dialog>
  );
}
