import { lotDiagnosticKinds } from '#domain/sale/enums.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/sale/lot.ts')).storeLotDiagnostic.payload;
const formats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
const findings = ['clear', 'found'] as const;

export interface DiagnosticDialogProps {
  readonly storeHref: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks for a technical report: its kind, its day, what it found, its file. */
export function DiagnosticDialog({ storeHref, today, onClose }: DiagnosticDialogProps) {
  const t = useMessages(lotMessages);
  const form = useAppForm({
    schema,
    defaultValues: { kind: 'dpe', on: today, result: '', finding: 'clear' },
  });
  return (
    <ActionDialog
      form={form}
      title={t('diagnostics.add')}
      submitLabel={t('diagnostics.add')}
      action={{ method: 'POST', href: storeHref }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="kind">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(chosen) => bind.onChange(chosen ?? 'dpe')}
              label={t('diagnostics.kind')}
              choices={lotDiagnosticKinds.map((id) => ({ id, label: t(`choices.diagnosticKind.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="on">
          {(bind) => (
            <DateField {...bind} onChange={(on) => bind.onChange(on ?? '')} label={t('diagnostics.on')} />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="finding">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'clear')}
            label={t('diagnostics.finding')}
            choices={findings.map((id) => ({ id, label: t(`diagnostics.findings.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="result">
        {(bind) => <TextField {...bind} label={t('diagnostics.result')} maxLength={200} isOptional />}
      </Bound>
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('diagnostics.file')} formats={formats} isOptional />}
      </Bound>
    </ActionDialog>
  );
}
