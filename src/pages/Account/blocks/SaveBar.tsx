import type { FieldValues } from 'react-hook-form';
import * as shellMessages from '#messages/account/shell.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormBar } from '#ui/fields/FormBar.tsx';

interface SaveBarProps<Values extends FieldValues, Output> {
  readonly form: Pick<AppForm<Values, Output>, 'errors' | 'isDirty' | 'isProcessing'>;
}

/** The bar under a part of the account: what is wrong, the saving. */
export function SaveBar<Values extends FieldValues, Output>({ form }: SaveBarProps<Values, Output>) {
  const t = useMessages(shellMessages);
  return (
    <FormBar errorCount={form.errors.filter(({ isField }) => isField).length}>
      <Button
        type="submit"
        variant="primary"
        isPending={form.isProcessing}
        inactiveReason={form.isDirty ? undefined : t('nothingToSave')}
      >
        {t('save')}
      </Button>
    </FormBar>
  );
}
