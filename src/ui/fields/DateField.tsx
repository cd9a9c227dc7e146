import { Calendar } from 'lucide-react';
import type { Ref } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { useUiMessages } from '../useUiMessages.ts';
import type { DateControlProps } from './DateControl.tsx';
import { Field } from './Field.tsx';
import { lateControl, type Wishing } from './late/late-control.tsx';
import { FieldPlaceholder } from './late/FieldPlaceholder.tsx';
import type { FieldBase } from './types.ts';

export interface DateFieldProps extends FieldBase<string | null> {
  /** First and last accepted days, ISO. */
  min?: string | undefined;
  max?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The day as its segments will show it. */
function DatePlaceholder(props: DateControlProps & Wishing) {
  const t = useUiMessages();
  const format = useFormat();
  const text = props.value ? format.date(props.value) : t('field.dayPlaceholder');
  const segments = text.split(/(\/)/).map((part, index) => (
    <span
      key={index}
      className="date-segment"
      data-type={part === '/' ? 'literal' : part.length === 4 ? 'year' : 'day'}
      data-placeholder={props.value ? undefined : ''}
    >
      {part}
    </span>
  ));
  return (
    <FieldPlaceholder
      {...props}
      text={<span className="-ml-1 flex items-center">{segments}</span>}
      placeholder=""
      icon={Calendar}
    />
  );
}

const DateControl = lateControl<DateControlProps>(
  async () => (await import('./DateControl.tsx')).DateControl,
  DatePlaceholder,
);

/**
 * A day, ISO `YYYY-MM-DD` or null: segments jj/mm/aaaa to type (two figures do for a year of this century),
 * a day pasted in any usual form, and a calendar, whose code is fetched when it is opened.
 */
export function DateField({
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  ref,
  ...frame
}: DateFieldProps) {
  return (
    <Field name={name} {...frame} labelElement="span">
      {(control) => (
        <DateControl
          {...control}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          min={min}
          max={max}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          autoFocus={autoFocus}
          ref={ref}
          isClearable={frame.isOptional === true}
          isInvalid={Boolean(frame.error)}
        />
      )}
    </Field>
  );
}
