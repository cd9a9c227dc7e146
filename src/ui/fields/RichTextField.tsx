import { lazy, Suspense } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import type { FieldBase } from './types.ts';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

export type RichTextFieldProps = FieldBase<string>;

/** A formatted text (HTML string, empty for nothing): headings, bold, italic, lists. The editor loads when shown. */
export function RichTextField({
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
  ...frame
}: RichTextFieldProps) {
  const t = useUiMessages();
  return (
    <Field name={name} {...frame} labelElement="span">
      {({ id, labelId, describedBy }) => (
        <div
          id={id}
          className="control prose-field flex-col gap-0"
          data-lines=""
          data-error={frame.error ? '' : undefined}
          data-inactive={isDisabled || isReadOnly ? '' : undefined}
        >
          <Suspense
            fallback={
              <p role="status" className="min-h-40 p-2.5 text-ink3">
                {t('richText.loading')}
              </p>
            }
          >
            <RichTextEditor
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              isEditable={!isDisabled && !isReadOnly}
              labelId={labelId}
              describedBy={describedBy}
              isInvalid={Boolean(frame.error)}
            />
          </Suspense>
        </div>
      )}
    </Field>
  );
}
