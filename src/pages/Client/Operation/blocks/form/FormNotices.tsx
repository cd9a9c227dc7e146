import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ErrorSummary } from '#ui/fields/ErrorSummary.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { fieldLabel } from './field-label.ts';
import type { OperationFormControl } from './useOperationForm.ts';

interface FormNoticesProps {
  control: OperationFormControl;
  operation: OperationFormProps['operation'];
}

/** What has to be known before going on: a draft brought back, a conflict, what is to be corrected. */
export function FormNotices({ control, operation }: FormNoticesProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { form, draft, conflict } = control;
  const fieldErrors = form.errors.filter(({ isField }) => isField);
  // The conflict says more than its message does.
  const formErrors = form.errors.filter(
    ({ isField, name }) => !isField && !(name === 'version' && conflict !== null),
  );
  const isAfterReading = conflict === null && draft.restoredAt !== null;

  return (
    <>
      {isAfterReading && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={control.startAgain}>
              {t(operation === null ? 'draftDiscard' : 'draftDiscardEdit')}
            </Button>
          }
        >
          {t('draftFound', { date: format.dateTime(new Date(draft.restoredAt ?? 0).toISOString()) })}
        </Banner>
      )}
      {conflict !== null && <ConflictNotice conflict={conflict} control={control} />}
      {formErrors.map(({ name, message }) => (
        <Banner key={name} tone="error">
          {message}
        </Banner>
      ))}
      <ErrorSummary
        errors={fieldErrors.map(({ name, message }) => ({ name, message, label: fieldLabel(t, name) }))}
        attempt={form.form.formState.submitCount}
      />
    </>
  );
}
