import { Flag } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { ReportAnswer } from '#contracts/error/report.ts';
import { maxReportLength } from '#contracts/limits.ts';
import { report } from '#generated/routes/error.ts';
import * as errorMessages from '#messages/error.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** Lets a signed-in person say what they were doing, and thanks them. */
export function ReportForm({ requestId }: { readonly requestId: string }) {
  const t = useMessages(errorMessages);
  const [state, setState] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();

  const send = async (): Promise<void> => {
    setState('sending');
    // The server checks its own answers against the contract.
    const answer = (await sendJson(report(), { requestId, message })) as ReportAnswer | null;
    if (answer?.outcome === 'received') return setState('sent');
    setError(answer?.outcome === 'refused' ? answer.error : t('report.failed'));
    setState('open');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'open') void send();
  };

  if (state === 'sent') {
    return (
      <Text as="p" tone="pos" weight="medium" isStatus>
        {t('report.thanks')}
      </Text>
    );
  }
  if (state === 'closed') {
    return (
      <Button variant="discreet" icon={Flag} onClick={() => setState('open')}>
        {t('report.open')}
      </Button>
    );
  }
  return (
    <Form onSubmit={submit} gap={3}>
      <TextArea
        name="message"
        label={t('report.label')}
        value={message}
        onChange={(next) => {
          setMessage(next);
          setError(undefined);
        }}
        error={error}
        maxLength={maxReportLength}
        autoFocus
      />
      <Inline justify="end">
        <Button type="submit" isPending={state === 'sending'}>
          {t('report.send')}
        </Button>
      </Inline>
    </Form>
  );
}
