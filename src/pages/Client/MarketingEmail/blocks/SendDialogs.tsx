import { useState } from 'react';
import { schedule, test as sendTest } from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface TestDialogProps {
  readonly id: string;
  readonly ownAddress: string;
  readonly onClose: () => void;
}

/** Asks to whom a test goes. */
export function TestDialog({ id, ownAddress, onClose }: TestDialogProps) {
  const t = useMessages(campaignMessages);
  const visit = useVisit();
  const [to, setTo] = useState(ownAddress);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    const emails = to.split(/[,;\s]+/).filter(Boolean);
    const result = await visit({ method: 'POST', href: sendTest(id), data: { emails } });
    setError(Object.values(result.errors)[0]);
    return result.outcome === 'success';
  };
  return (
    <FormDialog title={t('send.test')} submitLabel={t('send.test')} onSubmit={submit} onClose={onClose}>
      <TextField
        name="test-emails"
        label={t('send.testTo')}
        value={to}
        onChange={(text) => {
          setTo(text);
          setError(undefined);
        }}
        error={error}
        maxLength={920}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}

/** Every half hour of the day at which people read their mails. */
const hours = Array.from({ length: 31 }, (_, step) => {
  const minutes = 7 * 60 + step * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

/** Asks when a campaign is to leave, in the time of Paris. */
export function ScheduleDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(campaignMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const [on, setOn] = useState<string | null>(null);
  const [at, setAt] = useState('09:00');
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (on === null) {
      setError(required);
      return false;
    }
    const result = await visit({ method: 'PUT', href: schedule(id), data: { isNow: false, on, at } });
    setError(Object.values(result.errors)[0]);
    return result.outcome === 'success';
  };
  return (
    <FormDialog title={t('send.later')} submitLabel={t('send.later')} onSubmit={submit} onClose={onClose}>
      <FieldRow>
        <DateField
          name="schedule-on"
          label={t('send.on')}
          value={on}
          onChange={(day) => {
            setOn(day);
            setError(undefined);
          }}
          error={error}
        />
        <Select
          name="schedule-at"
          label={t('send.at')}
          value={at}
          onChange={(hour) => setAt(hour ?? '09:00')}
          choices={hours.map((hour) => ({ id: hour, label: hour }))}
        />
      </FieldRow>
    </FormDialog>
  );
}
