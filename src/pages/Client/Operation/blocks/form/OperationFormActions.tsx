import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import { index, show } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormBar } from '#ui/fields/FormBar.tsx';
import type { OperationFormControl } from './useOperationForm.ts';

interface OperationFormActionsProps {
  control: OperationFormControl;
  operation: OperationFormProps['operation'];
  /** What colleagues do on the same record meanwhile. */
  note: string | undefined;
}

/** The bar under the form: what is wrong, the way out, the draft, the saving. */
export function OperationFormActions({ control, operation, note }: OperationFormActionsProps) {
  const t = useMessages(operationMessages);
  const { form, draft } = control;
  const errorCount = form.errors.filter(({ isField }) => isField).length;
  return (
    <FormBar errorCount={errorCount} note={note}>
      <Button variant="discreet" href={operation === null ? index() : show({ operation: operation.id })}>
        {t('cancel')}
      </Button>
      <Button onClick={draft.save} inactiveReason={form.isDirty ? undefined : t('nothingToSave')}>
        <span className="max-md:hidden">{t('saveDraft')}</span>
        <span className="md:hidden">{t('saveDraftShort')}</span>
      </Button>
      <Button type="submit" variant="primary" isPending={form.isProcessing}>
        {t(operation === null ? 'saveCreate' : 'saveUpdate')}
      </Button>
    </FormBar>
  );
}
