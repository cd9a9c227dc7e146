import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Conflict } from '#contracts/conflict.ts';
import { fieldNameOf } from '#runtime/forms/focus-field.ts';
import type { VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { RecordNotices } from './RecordNotices.tsx';

interface RecordFormProps<Values extends FieldValues, Output> {
  readonly control: VersionedForm<Values, Output, Conflict>;
  /** What people call the field of an error path. */
  readonly labelOf: (field: string) => string;
  /** Above the notices: the title of the page, a draft brought back. */
  readonly head?: ReactNode;
  /** Something was typed into the field of that name. */
  readonly onFieldInput?: (name: string) => void;
  /** The line that stays at the bottom. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A form over a record that others may change too: what has to be known, the fields, the line of buttons. */
export function RecordForm<Values extends FieldValues, Output>({
  control,
  labelOf,
  head,
  onFieldInput,
  bar,
  children,
}: RecordFormProps<Values, Output>) {
  const { ref } = control.form;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that one of its fields was left
    <form
      ref={ref}
      noValidate
      className="flex flex-1 flex-col"
      onInput={({ target }) => {
        if ('name' in target && typeof target.name === 'string' && target.name !== '')
          onFieldInput?.(target.name);
      }}
      onBlur={({ target }) => control.leaveField(fieldNameOf(target))}
      onSubmit={(event) => {
        event.preventDefault();
        control.submit();
      }}
    >
      <div className="flex w-full max-w-195 flex-1 flex-col gap-5 pb-6">
        {head}
        <RecordNotices control={control} labelOf={labelOf} />
        {children}
      </div>
      {bar}
    </form>
  );
}
