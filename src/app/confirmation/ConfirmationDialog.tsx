import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { ConfirmationDemand } from '#contracts/auth/confirmation-demand.ts';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { AccountName } from '#ui/fields/AccountName.tsx';
import { ProofField, type ProofKind } from '#ui/fields/ProofField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import type { ConfirmationAnswer } from '#contracts/auth/confirm-password.ts';
import { store } from '#generated/routes/password/confirm.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';

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
  const [kind, setKind] = useState<ProofKind>('password');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();

  /** Whoever waits is told by `onSettle`, which takes the window away. */
  const send = async (): Promise<false> => {
    if (value.trim() === '') {
      setError(required);
      return false;
    }
    const answer = await sendProof(kind, value);
    if (answer?.outcome === 'confirmed') onSettle(true);
    else if (answer?.outcome === 'signed-out') {
      onSettle(false);
      await navigate(answer.href, { isUnguarded: true });
    } else setError(answer?.errors[kind] ?? t('failed'));
    return false;
  };
  const switchTo = (next: ProofKind) => {
    setKind(next);
    setValue('');
    setError(undefined);
  };

  return (
    <FormDialog
      title={t('title')}
      description={t(`reason.${demand.reason}`)}
      icon={ShieldCheck}
      submitLabel={t('submit')}
      onSubmit={send}
      onClose={() => onSettle(false)}
    >
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
    </FormDialog>
  );
}

const outcomes: readonly unknown[] = ['confirmed', 'refused', 'signed-out'];

/** Sends a password or a code; null when there is no answer that could be read. */
async function sendProof(kind: ProofKind, value: string): Promise<ConfirmationAnswer | null> {
  const answer = await sendJson(store(), { [kind]: value, isDialog: true });
  if (typeof answer !== 'object' || answer === null || !('outcome' in answer)) return null;
  // The server checks its own answers against the contract; the rest of it follows from the outcome.
  return outcomes.includes(answer.outcome) ? (answer as ConfirmationAnswer) : null;
}
