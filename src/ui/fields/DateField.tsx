import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { DateCalendar } from './DateCalendar.tsx';
import { Field } from './Field.tsx';
import type { FieldBase } from './types.ts';

export interface DateFieldProps extends FieldBase<string | null> {
  /** First and last accepted days, ISO. */
  min?: string | undefined;
  max?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

function readDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** A day, ISO `YYYY-MM-DD` or null: segments jj/mm/aaaa to type, and a calendar. */
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
  const t = useUiMessages();
  const day = readDay(value);
  return (
    <Field name={name} {...frame} labelElement="span">
      {({ id, labelId, describedBy }) => (
        <DatePicker
          ref={ref}
          value={day}
          onChange={(next) => onChange(next ? next.toString() : null)}
          onBlur={onBlur}
          minValue={readDay(min)}
          maxValue={readDay(max)}
          isInvalid={Boolean(frame.error)}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          autoFocus={autoFocus}
          shouldForceLeadingZeros
          validationBehavior="aria"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          <Group
            id={id}
            className="control"
            data-error={frame.error ? '' : undefined}
            data-inactive={isDisabled || isReadOnly ? '' : undefined}
          >
            <DateInput className="flex min-w-0 flex-1 items-center self-stretch">
              {(segment) => <DateSegment segment={segment} className="date-segment" />}
            </DateInput>
            {day && frame.isOptional && !isDisabled && !isReadOnly && (
              <button
                type="button"
                className="control-button"
                aria-label={t('field.clearDate')}
                onClick={() => onChange(null)}
              >
                <Icon icon={X} size={14} />
              </button>
            )}
            <Button className="control-button" aria-label={t('field.openCalendar')}>
              <Icon icon={CalendarIcon} size={16} />
            </Button>
          </Group>
          <input type="hidden" name={name} value={value ?? ''} />
          <Popover
            placement="bottom start"
            offset={4}
            className="popover rounded-card bg-card p-3 text-ink shadow-e2"
          >
            <Dialog className="outline-none">
              <DateCalendar />
            </Dialog>
          </Popover>
        </DatePicker>
      )}
    </Field>
  );
}
