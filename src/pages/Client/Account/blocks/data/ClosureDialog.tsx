import { closure } from '#generated/routes/client/tenant.ts';
import * as dataMessages from '#messages/account/data.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

const schema = async () => (await import('#contracts/client/tenant/payload.ts')).askClosure.payload;

/** Asks for the reason, and for the company's name typed out. */
export function ClosureDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useMessages(dataMessages);
  const form = useAppForm({ schema, defaultValues: { reason: '', confirm: '' } });
  const { ref } = form;
  return (
    <FormDialog
      formRef={ref}
      title={t('closure.dialogTitle', { name })}
      description={t('closure.dialogText')}
      submitLabel={t('closure.submit')}
      isDanger
      onSubmit={async () => (await form.submit({ method: 'POST', href: closure() }))?.outcome === 'success'}
      onClose={onClose}
    >
      <Bound form={form} name="reason">
        {(bind) => <TextArea {...bind} label={t('closure.reason')} rows={3} maxLength={1000} />}
      </Bound>
      <Bound form={form} name="confirm">
        {(bind) => <TextField {...bind} label={t('closure.confirm', { name })} autoComplete="off" />}
      </Bound>
    </FormDialog>
  );
}
