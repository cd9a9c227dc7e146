import type { ReportingProps, SavedReportRow } from '#contracts/client/reporting.ts';
import type { ReportKey } from '#domain/reporting/report.ts';
import { schedule, store, update } from '#generated/routes/client/reporting.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

/** The window that is open over the reports. */
export type OpenedReport =
  | { readonly kind: 'new'; readonly key: ReportKey; readonly params: ReportingProps['params'] }
  | { readonly kind: 'edit'; readonly saved: SavedReportRow }
  | { readonly kind: 'schedule'; readonly saved: SavedReportRow };

interface ReportDialogsProps {
  readonly opened: OpenedReport;
  readonly members: ReportingProps['choices']['members'];
  readonly onClose: () => void;
}

const payloads = () => import('#contracts/client/reporting/payload.ts');
const fieldsSchema = async () => (await payloads()).reportFields;
const scheduleSchema = async () => (await payloads()).scheduleReport.payload;

/** Asks what a report is called, and who sees it. */
function SaveDialog({
  opened,
  onClose,
}: {
  readonly opened: Exclude<OpenedReport, { readonly kind: 'schedule' }>;
  readonly onClose: () => void;
}) {
  const t = useMessages(reportMessages);
  const known = opened.kind === 'new' ? null : opened.saved;
  const begun =
    opened.kind === 'new'
      ? { key: opened.key, name: t(`reports.${opened.key}.title`), params: opened.params, isShared: false }
      : {
          key: opened.saved.key,
          name: opened.saved.name,
          params: opened.saved.params,
          isShared: opened.saved.isShared,
        };
  const form = useAppForm({ schema: fieldsSchema, defaultValues: begun });
  const { field } = fieldsOf(form);
  const stale = form.errorOf('version');
  const send = async (): Promise<boolean> => {
    const result = await form.submit(
      known === null
        ? { method: 'POST', href: store() }
        : {
            method: 'PATCH',
            href: update(known.id),
            transform: (values) => ({ ...values, version: known.version }),
          },
    );
    return result?.outcome === 'success';
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={known === null ? t('actions.save') : t('actions.edit')}
      submitLabel={t('actions.add')}
      onSubmit={send}
      onClose={onClose}
    >
      {stale !== undefined && <FieldError id="report-version-error" text={stale} />}
      {field('name', TextField, { label: t('fields.name'), maxLength: 80, autoFocus: true })}
      {field('isShared', Switch, { label: t('fields.isShared'), help: t('help.isShared') })}
    </FormDialog>
  );
}

const frequencies = ['none', 'weekly', 'monthly'] as const;

/** Asks when a report is sent by itself, and to whom. */
function ScheduleDialog({
  saved,
  members,
  onClose,
}: { readonly saved: SavedReportRow } & Pick<ReportDialogsProps, 'members' | 'onClose'>) {
  const t = useMessages(reportMessages);
  const form = useAppForm({
    schema: scheduleSchema,
    defaultValues: {
      frequency: saved.frequency,
      day: saved.day ?? 5,
      recipients: saved.recipients,
      version: saved.version,
    },
  });
  const isSent = form.form.watch('frequency') !== null;
  return (
    <ActionDialog
      form={form}
      title={t('actions.schedule')}
      submitLabel={t('actions.add')}
      action={{ method: 'PUT', href: schedule(saved.id) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="frequency">
          {({ value, onChange, ...bind }) => (
            <ChoiceSelect
              {...bind}
              label={t('fields.frequency')}
              value={value ?? 'none'}
              onChange={(id) => onChange(id === 'weekly' || id === 'monthly' ? id : null)}
              choices={frequencies.map((id) => ({ id, label: t(`choices.frequency.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="day">
          {({ onChange, ...bind }) => (
            <IntegerField
              {...bind}
              label={t('fields.day')}
              help={t('help.day')}
              onChange={(day) => onChange(day ?? 1)}
              isReadOnly={!isSent}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="recipients">
        {({ onChange, ...bind }) => (
          <MultiSelect
            {...bind}
            label={t('fields.recipients')}
            help={t('help.recipients')}
            onChange={(ids) => onChange([...ids])}
            choices={members.map(({ id, name }) => ({ id, label: name }))}
            isReadOnly={!isSent}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}

/** The window that is open over the reports. */
export function ReportDialogs({ opened, members, onClose }: ReportDialogsProps) {
  if (opened.kind === 'schedule') {
    return <ScheduleDialog saved={opened.saved} members={members} onClose={onClose} />;
  }
  return <SaveDialog opened={opened} onClose={onClose} />;
}
