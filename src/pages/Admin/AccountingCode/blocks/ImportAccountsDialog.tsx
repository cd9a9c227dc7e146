import { import_ as importHref } from '#generated/routes/admin/accounting-code.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

const schema = async () =>
  (await import('#contracts/admin/accounting-code/payload.ts')).importAccounts.payload;

interface ImportAccountsDialogProps {
  readonly onClose: () => void;
}

/** Asks for the content of a file of accounts, to be checked or added. */
export function ImportAccountsDialog({ onClose }: ImportAccountsDialogProps) {
  const t = useMessages(chartMessages);
  const form = useAppForm({ schema, defaultValues: { text: '', isDryRun: true } });
  const send = async (): Promise<boolean> => {
    const isChecked = form.form.getValues('isDryRun');
    const result = await form.submit({ method: 'POST', href: importHref() });
    if (result?.outcome !== 'success') return false;
    // What was only checked is still to be added.
    if (isChecked) form.form.setValue('isDryRun', false);
    return !isChecked;
  };
  return (
    <FormDialog
      formRef={form.ref}
      title={t('import.title')}
      description={t('import.text')}
      submitLabel={t('import.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="text">
        {(bind) => <TextArea {...bind} label={t('import.content')} rows={8} autoFocus />}
      </Bound>
      <Bound form={form} name="isDryRun">
        {(bind) => <Switch {...bind} label={t('import.dryRun')} />}
      </Bound>
    </FormDialog>
  );
}
