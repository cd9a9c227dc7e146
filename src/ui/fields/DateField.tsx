import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as CalendarIcon, Lock, X } from 'lucide-react';
import type { ClipboardEvent, Ref } from 'react';
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from 'react-aria-components';
import { parseDay } from '#runtime/locale/parse.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '../feedback/PartFailed.tsx';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
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

const DateCalendar = lazyPart(async () => (await import('./DateCalendar.tsx')).DateCalendar, {
  pending: () => <div className="h-66 w-56" />,
  failed: PartFailed,
});

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
  const t = useUiMessages();
  const day = readDay(value);
  const isInactive = isDisabled || isReadOnly;
  const paste = (event: ClipboardEvent) => {
    const pasted = parseDay(event.clipboardData.getData('text'));
    if (pasted === null || isInactive) return;
    event.preventDefault();
    onChange(pasted);
  };
  const completeYear = () => {
    if (day !== null && day.year < 100) onChange(day.set({ year: 2000 + day.year }).toString());
  };
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
            data-inactive={isInactive ? '' : undefined}
            onPaste={paste}
          >
            {isReadOnly && <Icon icon={Lock} size={14} className="text-ink3" />}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears that a segment was left */}
            <div className="flex min-w-0 flex-1 self-stretch" onBlur={completeYear}>
              <DateInput className="-ml-1 flex min-w-0 flex-1 items-center self-stretch">
                {(segment) => <DateSegment segment={segment} className="date-segment" />}
              </DateInput>
            </div>
            {day && frame.isOptional && !isInactive && (
              <button
                type="button"
                className="control-button"
                aria-label={t('field.clearDate')}
                onClick={() => onChange(null)}
              >
                <Icon icon={X} size={14} />
              </button>
            )}
            {!isInactive && (
              <Button className="control-button" aria-label={t('field.openCalendar')}>
                <Icon icon={CalendarIcon} size={16} />
              </Button>
            )}
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
