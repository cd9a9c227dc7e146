import { lotDiagnosticKinds } from '#domain/sale/enums.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/sale/lot.ts')).storeLotDiagnostic.payload;
const formats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
const findings = ['clear', 'found'] as const;

interface DiagnosticDialogProps {
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
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('diagnostics.add')}
      submitLabel={t('diagnostics.add')}
      action={{ method: 'POST', href: storeHref }}
      onClose={onClose}
    >
      <FieldRow>
        {field('kind', Select, {
          label: t('diagnostics.kind'),
          choices: lotDiagnosticKinds.map((id) => ({ id, label: t(`choices.diagnosticKind.${id}`) })),
        })}
        {field('on', DateField, { label: t('diagnostics.on') })}
      </FieldRow>
      {field('finding', Select, {
        label: t('diagnostics.finding'),
        choices: findings.map((id) => ({ id, label: t(`diagnostics.findings.${id}`) })),
      })}
      {field('result', TextField, { label: t('diagnostics.result'), maxLength: 200, isOptional: true })}
      {field('file', FileField, { label: t('diagnostics.file'), formats, isOptional: true })}
    </ActionDialog>
  );
}
