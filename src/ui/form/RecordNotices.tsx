import type { FieldValues } from 'react-hook-form';
import type { VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { Banner } from '../feedback/Banner.tsx';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import * as formMessages from '#messages/form-page.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { ConflictDialog, type DescribeValue } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { RecordConflict } from './record-conflict.ts';

interface RecordNoticesProps<Values extends FieldValues, Output> {
  readonly control: VersionedForm<Values, Output, RecordConflict>;
  readonly labelOf: (field: string) => string;
  /** What a value of a field is called, where it is neither text, number, day nor yes or no; null for those. */
  readonly describe?: DescribeValue;
}

/** What has to be known before going on: a draft, a conflict and its two ways out, what is to be corrected. */
export function RecordNotices<Values extends FieldValues, Output>({
  control,
  labelOf,
  describe,
}: RecordNoticesProps<Values, Output>) {
  const t = useMessages(formMessages);
  const { form, conflict, merge, startAgain, bringBack, choose, overwrite } = control;
  const fieldErrors = form.errors.filter(({ isField }) => isField);
  // The conflict says more than its message does, and the password is asked for by a dialog.
  const others = form.errors.filter(
    ({ isField, name }) => !isField && name !== 'confirmation' && !(name === 'version' && conflict !== null),
  );
  return (
    <>
      {conflict === null || merge === null ? (
        <DraftNotice control={control} />
      ) : (
        <ConflictDialog
          // One for each refusal: what was chosen belongs to its values.
          key={conflict.at}
          conflict={conflict}
          merge={merge}
          labelOf={labelOf}
          describe={describe}
          onChoose={choose}
          isPending={form.isProcessing}
          onStartAgain={startAgain}
          onOverwrite={overwrite}
        />
      )}
      {bringBack !== null && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={bringBack}>
              {t('conflict.bringBack')}
            </Button>
          }
        >
          {t('conflict.putAway')}
        </Banner>
      )}
      {others.map(({ name, message }) => (
        <Banner key={name} tone="error">
          {message}
        </Banner>
      ))}
      <ErrorSummary
        errors={fieldErrors.map(({ name }) => ({ name, label: labelOf(name) }))}
        attempt={form.form.formState.submitCount}
      />
    </>
  );
}
