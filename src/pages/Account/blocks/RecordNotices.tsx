import { GitCompareArrows } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { AccountConflict } from '#contracts/account/props.ts';
import * as shellMessages from '#messages/account/shell.ts';
import type { VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ErrorSummary } from '#ui/fields/ErrorSummary.tsx';

interface RecordNoticesProps<Values extends FieldValues, Output> {
  readonly control: VersionedForm<Values, Output, AccountConflict>;
  readonly labelOf: (field: string) => string;
}

/** What has to be known before going on: a conflict and its two ways out, what is to be corrected. */
export function RecordNotices<Values extends FieldValues, Output>({
  control,
  labelOf,
}: RecordNoticesProps<Values, Output>) {
  const t = useMessages(shellMessages);
  const format = useFormat();
  const { form, conflict } = control;
  const others = form.errors.filter(
    ({ isField, name }) => !isField && name !== 'confirmation' && !(name === 'version' && conflict !== null),
  );
  return (
    <>
      {conflict !== null && (
        <Banner tone="warn" icon={GitCompareArrows}>
          <div className="flex flex-col gap-2 py-1">
            <p className="font-semibold">{t('conflictTitle')}</p>
            <p className="font-normal text-ink">
              {t(conflict.by === '' ? 'conflictByUnknown' : 'conflictBy', {
                name: conflict.by,
                date: format.dateTime(conflict.at),
              })}{' '}
              {conflict.fields.length > 0 &&
                t('conflictFields', { fields: format.list(conflict.fields.map(labelOf)) })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={control.startAgain}>
                {t('conflictReload')}
              </Button>
              <Button size="sm" isPending={form.isProcessing} onClick={control.overwrite}>
                {t('conflictOverwrite')}
              </Button>
            </div>
          </div>
        </Banner>
      )}
      {others.map(({ name, message }) => (
        <Banner key={name} tone="error">
          {message}
        </Banner>
      ))}
      <ErrorSummary
        errors={form.errors
          .filter(({ isField }) => isField)
          .map(({ name, message }) => ({ name, message, label: labelOf(name) }))}
        attempt={form.form.formState.submitCount}
      />
    </>
  );
}
