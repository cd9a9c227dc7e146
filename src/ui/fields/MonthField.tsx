import { CalendarRange, X } from 'lucide-react';
import * as monthMessages from '#messages/month.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { parseMonth } from '#runtime/locale/parse-month.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '../feedback/PartFailed.tsx';
import { Icon } from '../identity/Icon.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { fieldIds } from './ids.ts';
import type { MonthGridProps } from './MonthGrid.tsx';
import { ParsedField, type ParsedFieldBase } from './ParsedField.tsx';

export interface MonthFieldProps extends ParsedFieldBase<string | null> {
  /** First and last accepted months, `YYYY-MM`. */
  min?: string | undefined;
  max?: string | undefined;
}

const MonthGrid = lazyPart<MonthGridProps>(async () => (await import('./MonthGrid.tsx')).MonthGrid, {
  pending: () => <div className="h-52 w-60" />,
  failed: PartFailed,
});

/**
 * A month, `YYYY-MM` or null: typed (« 11/2026 », « nov. 2026 »), pasted, or picked in the grid of a year. A
 * text that is no month goes as it is, which the schemas refuse.
 */
export function MonthField({ min, max, isDisabled, isReadOnly, ...field }: MonthFieldProps) {
  const t = useMessages(monthMessages);
  const { month: write } = useFormat();
  const { value, onChange } = field;
  const { labelId } = fieldIds(field.name);
  const isInactive = isDisabled === true || isReadOnly === true;
  const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}$/.test(text);
  const outOfRange = (text: string | null): string | undefined => {
    if (!isMonth(text)) return undefined;
    if (min !== undefined && text < min) return t('tooEarly', { month: write(min) });
    return max !== undefined && text > max ? t('tooLate', { month: write(max) }) : undefined;
  };
  return (
    <ParsedField
      {...field}
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      error={field.error ?? outOfRange(value)}
      placeholder={field.placeholder ?? t('placeholder')}
      parse={parseMonth}
      format={(text) => (isMonth(text) ? write(text) : (text ?? ''))}
      empty={null}
      unreadable={(text) => text}
      problemOf={() => t('unreadable')}
      end={
        !isInactive && (
          <>
            {value !== null && field.isOptional && (
              <button
                type="button"
                className="control-button"
                aria-label={t('clear')}
                aria-describedby={labelId}
                onClick={() => onChange(null)}
              >
                <Icon icon={X} size={14} />
              </button>
            )}
            <Popover
              label={t('open')}
              triggerDescribedBy={labelId}
              trigger={<Icon icon={CalendarRange} size={16} />}
              triggerClassName="control-button"
              placement="bottom end"
              width={266}
              bodyClassName="p-3"
            >
              {(close) => (
                <MonthGrid
                  min={min}
                  max={max}
                  value={isMonth(value) ? value : null}
                  onChoose={(month) => {
                    onChange(month);
                    close();
                  }}
                />
              )}
            </Popover>
          </>
        )
      }
    />
  );
}
