import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

const toneClasses = { pos: 'text-pos', warn: 'text-warn', neg: 'text-neg', ink3: 'text-ink3' };

export interface MarkedListProps {
  readonly title: string;
  /** Before each line. */
  readonly icon: IconShape;
  readonly tone?: keyof typeof toneClasses;
  readonly lines: readonly string[];
}

/**
 * Short lines under a title, each with the same mark; nothing at all when there is none:
 *
 *     <MarkedList title="Points forts" icon={Plus} tone="pos" lines={strengths} />
 */
export function MarkedList({ title, icon, tone = 'ink3', lines }: MarkedListProps) {
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-table font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon icon={icon} size={14} className={cx('mt-0.75', toneClasses[tone])} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
