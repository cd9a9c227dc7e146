import type { FieldValues } from 'react-hook-form';
import type { VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { Banner } from '../feedback/Banner.tsx';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { RecordConflict } from './record-conflict.ts';

interface RecordNoticesProps<Values extends FieldValues, Output> {
  readonly control: VersionedForm<Values, Output, RecordConflict>;
  readonly labelOf: (field: string) => string;
}

/** What has to be known before going on: a draft, a conflict and its two ways out, what is to be corrected. */
export function RecordNotices<Values extends FieldValues, Output>({
  control,
  labelOf,
}: RecordNoticesProps<Values, Output>) {
  const { form, conflict, startAgain, overwrite } = control;
  const fieldErrors = form.errors.filter(({ isField }) => isField);
  // The conflict says more than its message does, and the password is asked for by a dialog.
  const others = form.errors.filter(
    ({ isField, name }) => !isField && name !== 'confirmation' && !(name === 'version' && conflict !== null),
  );
  return (
    <>
      {conflict === null ? (
        <DraftNotice control={control} />
      ) : (
        <ConflictDialog
          conflict={conflict}
          labelOf={labelOf}
          isPending={form.isProcessing}
          onStartAgain={startAgain}
          onOverwrite={overwrite}
        />
      )}
      {others.map(({ name, message }) => (
        <Banner key={name} tone="error">
          {message}
        </Banner>
      ))}
      <ErrorSummary
        errors={fieldErrors.map(({ name, message }) => ({ name, message, label: labelOf(name) }))}
        attempt={form.form.formState.submitCount}
      />
    </>
  );
}
