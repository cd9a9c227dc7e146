import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '../feedback/PartFailed.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { Field } from './Field.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import type { InsertionPalette } from './RichTextPalette.tsx';
import type { FieldBase } from './types.ts';

const RichTextEditor = lazyPart<RichTextEditorProps>(
  async () => (await import('./RichTextEditor.tsx')).default,
  { pending: Loading, failed: PartFailed },
);

export interface RichTextFieldProps extends FieldBase<string> {
  /** Words that a press writes where the cursor is, above the text. */
  palette?: InsertionPalette;
}

/** A formatted text (HTML string, empty for nothing): headings, bold, italic, lists. The editor loads when shown. */
export function RichTextField({
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
  palette,
  ...frame
}: RichTextFieldProps) {
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
          <RichTextEditor
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            isEditable={!isDisabled && !isReadOnly}
            labelId={labelId}
            describedBy={describedBy}
            isInvalid={Boolean(frame.error)}
            palette={palette}
          />
        </div>
      )}
    </Field>
  );
}

function Loading() {
  const t = useUiMessages();
  return (
    <p role="status" data-deferred="" className="min-h-40 p-2.5 text-ink3">
      {t('richText.loading')}
    </p>
  );
}
