import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as CalendarIcon, Lock, X } from 'lucide-react';
import type { ClipboardEvent, Ref } from 'react';
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from 'react-aria-components';
import { parseDay } from '#runtime/locale/parse.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '../feedback/PartFailed.tsx';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { controlProps } from './late/control-props.ts';
import { useIntent, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/FieldPlaceholder.tsx';

export interface DateControlProps extends LateControlBase {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Whether a button takes the day away. */
  readonly isClearable: boolean;
  readonly ref?: Ref<HTMLDivElement> | undefined;
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

/** What a field for a day is made of: its segments, the button of the calendar, the calendar. */
export function DateControl(props: DateControlProps & Wished) {
  const { id, name, value, onChange, onBlur, min, max, isClearable, ref } = props;
  const { isInvalid, isDisabled, isReadOnly } = props;
  const t = useUiMessages();
  const day = readDay(value);
  const opening = useIntent(props.wish, name);
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
    <DatePicker
      {...controlProps(props)}
      {...opening}
      autoFocus={props.autoFocus}
      ref={ref}
      value={day}
      onChange={(next) => onChange(next ? next.toString() : null)}
      onBlur={onBlur}
      minValue={readDay(min)}
      maxValue={readDay(max)}
      isReadOnly={isReadOnly}
      shouldForceLeadingZeros
    >
      <Group
        id={id}
        className="control"
        data-error={isInvalid ? '' : undefined}
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
        {day && isClearable && !isInactive && (
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
  );
}
