import { useState, type FormEvent } from 'react';
import {
  unsubscribeReasons,
  unsubscribeScopes,
  type UnsubscribeReason,
  type UnsubscribeScope,
} from '#domain/relation/unsubscribe.ts';
import * as successMessages from '#messages/success.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';

interface UnsubscribeFormProps {
  readonly href: string;
  readonly label: string;
}

/** How far somebody unsubscribes, and why if they like to say: nothing is asked of them but to confirm. */
export function UnsubscribeForm({ href, label }: UnsubscribeFormProps) {
  const t = useMessages(successMessages);
  const { isPending, run } = useAction();
  const [scope, setScope] = useState<UnsubscribeScope>('campaigns');
  const [reason, setReason] = useState<UnsubscribeReason | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void run({ method: 'POST', href, data: { scope, reason } });
  };
  return (
    <Form gap={5} aria-label={label} onSubmit={submit}>
      <RadioGroup
        name="scope"
        label={t('unsubscribe.scope')}
        value={scope}
        onChange={(id) => setScope(unsubscribeScopes.find((one) => one === id) ?? 'campaigns')}
        choices={unsubscribeScopes.map((id) => ({ id, label: t(`unsubscribe.scopes.${id}`) }))}
      />
      <RadioGroup
        name="reason"
        label={t('unsubscribe.reason')}
        isOptional
        value={reason}
        onChange={(id) => setReason(unsubscribeReasons.find((one) => one === id) ?? null)}
        choices={unsubscribeReasons.map((id) => ({ id, label: t(`unsubscribe.reasons.${id}`) }))}
      />
      <Inline justify="center">
        <Button type="submit" variant="primary" isPending={isPending}>
          {label}
        </Button>
      </Inline>
    </Form>
  );
}
