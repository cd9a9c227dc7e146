import { Paperclip } from 'lucide-react';
import { useRef, type Ref } from 'react';
import * as filesMessages from '#messages/files-field.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { Field } from './Field.tsx';
import { acceptOf, formatName, type FileLimits } from './file-limits.ts';
import type { FieldBase } from './types.ts';

export interface FileFieldProps extends Omit<
  FieldBase<File | null | undefined>,
  'onChange' | 'isReadOnly' | 'isDisabled'
> {
  readonly onChange: (file: File) => void;
  readonly formats: FileLimits['formats'];
  readonly ref?: Ref<HTMLButtonElement>;
}

/** One file, sent with the rest of its form; `FilesField` sends several as soon as they are chosen. */
export function FileField({ name, value, onChange, formats, ref, autoFocus, ...frame }: FileFieldProps) {
  const t = useMessages(filesMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field name={name} {...frame} labelElement="span" help={frame.help ?? formats.map(formatName).join(', ')}>
      {({ id, describedBy }) => (
        <div className="flex min-w-0 items-center gap-3">
          <Button
            id={id}
            icon={Paperclip}
            {...(ref !== undefined && { ref })}
            {...(autoFocus !== undefined && { autoFocus })}
            aria-label={`${t('choose', { max: 1 })} · ${frame.label}`}
            {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
            onClick={() => input.current?.click()}
          >
            {t('choose', { max: 1 })}
          </Button>
          <span className="min-w-0 wrap-anywhere text-ink3">{value?.name}</span>
          <input
            ref={input}
            type="file"
            className="hidden"
            tabIndex={-1}
            aria-hidden="true"
            accept={acceptOf({ formats })}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file may be chosen again.
              event.target.value = '';
              if (file) onChange(file);
            }}
          />
        </div>
      )}
    </Field>
  );
}
