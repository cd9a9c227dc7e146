import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { closure } from '#generated/routes/client/tenant.ts';
import * as dataMessages from '#messages/account/data.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

const schema = async () => (await import('#contracts/client/tenant/payload.ts')).askClosure.payload;

/** Asks for the reason, and for the company's name typed out. */
export function ClosureDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useMessages(dataMessages);
  const shell = useMessages(shellMessages);
  const formId = useId();
  const form = useAppForm({ schema, defaultValues: { reason: '', confirm: '' } });
  const { ref } = form;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('closure.dialogTitle', { name })}
      description={t('closure.dialogText')}
      icon={TriangleAlert}
      tone="danger"
      isDismissable={!form.isProcessing}
      actions={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" form={formId} variant="dangerFilled" isPending={form.isProcessing}>
            {t('closure.submit')}
          </Button>
        </>
      }
    >
      <Form
        ref={ref}
        id={formId}
        onSubmit={form.onSubmit({ method: 'POST', href: closure(), onSuccess: onClose })}
      >
        <Bound form={form} name="reason">
          {(bind) => <TextArea {...bind} label={t('closure.reason')} rows={3} maxLength={1000} />}
        </Bound>
        <Bound form={form} name="confirm">
          {(bind) => <TextField {...bind} label={t('closure.confirm', { name })} autoComplete="off" />}
        </Bound>
      </Form>
    </Dialog>
  );
}
