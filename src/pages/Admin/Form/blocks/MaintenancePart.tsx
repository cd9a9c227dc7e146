import { Construction, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { AdminFormProps } from '#contracts/admin/form.ts';
import { maintenance as change } from '#generated/routes/admin/settings.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

export interface MaintenancePartProps {
  readonly maintenance: AdminFormProps['maintenance'];
  readonly canChange: boolean;
}

const minuteMs = 60_000;
/** Minutes until it closes, and for which it stays closed. */
const notices = [0, 5, 15, 30, 60, 120, 240, 720, 1440] as const;
const lengths = [15, 30, 60, 120, 240, 480] as const;

/** Closes the application, at once or at an announced time, and opens it again. */
export function MaintenancePart({ maintenance, canChange }: MaintenancePartProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageSection title={t('tabs.maintenance')}>
      <Stack gap={4}>
        <Access maintenance={maintenance} canChange={canChange} />
        {canChange && maintenance === null && <CloseForm />}
      </Stack>
    </PageSection>
  );
}

function Access({ maintenance, canChange }: MaintenancePartProps) {
  const t = useMessages(settingsMessages);
  const { dateTime } = useFormat();
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  if (maintenance === null) return <Banner tone="success">{t('maintenance.isOpen')}</Banner>;
  const { at, message, isAnnounced } = maintenance;
  const open = async (): Promise<void> => {
    setPending(true);
    await visit({
      method: 'PUT',
      href: change(),
      data: { isOn: false },
      preserveScroll: true,
    });
    setPending(false);
  };
  return (
    <>
      <Banner tone="warn">
        {isAnnounced ? t('maintenance.isAnnounced', { date: dateTime(at ?? '') }) : t('maintenance.isClosed')}
        {message !== '' && ` « ${message} »`}
      </Banner>
      {canChange && (
        <Inline>
          <Button icon={DoorOpen} isPending={isPending} onClick={() => void open()}>
            {t(isAnnounced ? 'maintenance.cancel' : 'maintenance.open')}
          </Button>
        </Inline>
      )}
    </>
  );
}

function CloseForm() {
  const t = useMessages(settingsMessages);
  const visit = useVisit();
  const [message, setMessage] = useState('');
  const [notice, setNotice] = useState<string | null>('30');
  const [length, setLength] = useState<string | null>('60');
  const [allowedIps, setAllowedIps] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const minutesOf = useMinutes();
  const isNow = notice === '0';
  const send = async (): Promise<void> => {
    setPending(true);
    const now = new Date().getTime();
    const at = now + Number(notice ?? 0) * minuteMs;
    const result = await visit({
      method: 'PUT',
      href: change(),
      preserveScroll: true,
      data: {
        isOn: true,
        message,
        at: isNow ? null : new Date(at).toISOString(),
        until: length === null ? null : new Date(at + Number(length) * minuteMs).toISOString(),
        allowedIps: [...allowedIps],
      },
    });
    setPending(false);
    setAsking(false);
    setErrors(result.errors);
  };
  const ipError = Object.entries(errors).find(([name]) => name.startsWith('allowedIps'))?.[1];
  return (
    <Form onSubmit={() => (isNow ? setAsking(true) : void send())}>
      <Stack gap={4}>
        <TextArea
          name="message"
          label={t('maintenance.message')}
          rows={2}
          maxLength={500}
          isOptional
          value={message}
          onChange={setMessage}
          error={errors['message']}
        />
        <FieldRow>
          <Select
            name="at"
            label={t('maintenance.at')}
            value={notice}
            onChange={setNotice}
            error={errors['at']}
            choices={notices.map((minutes) => ({
              id: String(minutes),
              label:
                minutes === 0 ? t('maintenance.atNow') : t('maintenance.in', { time: minutesOf(minutes) }),
            }))}
          />
          <Select
            name="until"
            label={t('maintenance.until')}
            value={length}
            onChange={setLength}
            error={errors['until']}
            emptyLabel={t('maintenance.untilUnknown')}
            placeholder={t('maintenance.untilUnknown')}
            choices={lengths.map((minutes) => ({ id: String(minutes), label: minutesOf(minutes) }))}
          />
        </FieldRow>
        <TagInput
          name="allowedIps"
          label={t('maintenance.allowedIps')}
          help={t('maintenance.allowedIpsHelp')}
          isOptional
          value={allowedIps}
          onChange={setAllowedIps}
          placeholder="203.0.113.7"
          max={20}
          error={ipError}
        />
        <Inline>
          <Button type="submit" icon={Construction} isPending={isPending}>
            {t(isNow ? 'maintenance.close' : 'maintenance.announce')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('maintenance.confirmTitle')}
        description={t('maintenance.confirmText')}
        confirmLabel={t('maintenance.close')}
        isDanger
        isPending={isPending}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      />
    </Form>
  );
}

/** « 15 min », « 2 h ». */
function useMinutes(): (minutes: number) => string {
  const format = useFormat();
  return (minutes) =>
    minutes < 60 ? `${format.number(minutes, 0)} min` : `${format.number(minutes / 60, 0)} h`;
}
