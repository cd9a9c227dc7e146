import { useRef, type KeyboardEvent } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Language of the label where it is not the page's. */
  lang?: string | undefined;
  icon?: IconShape | undefined;
  /** With an address the segment is a link: the view stays in the URL. */
  href?: string | undefined;
}

export interface SegmentedProps<Id extends string> {
  /** What is being switched, for screen readers. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id | null;
  onChange?: ((id: Id) => void) | undefined;
  size?: 'sm' | 'md';
  /** On a phone the icons stand alone; labels are read out. */
  isCompactOnPhone?: boolean;
}

/** An exclusive switch of 2 to 4 views; arrows move between them. */
export function Segmented<Id extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'md',
  isCompactOnPhone = false,
}: SegmentedProps<Id>) {
  const { ref, onKeyDown } = useSegmentArrows<HTMLDivElement>();
  const isNavigation = segments.some((segment) => segment.href !== undefined);
  return (
    // The role is always given, but computed, which the rule cannot read.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      role={isNavigation ? 'group' : 'radiogroup'}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="no-print inline-flex shrink-0 rounded-control border border-line bg-sunken p-px"
    >
      {segments.map((segment, index) => {
        const isCurrent = segment.id === value;
        const className = cx(
          'inline-flex items-center gap-1.5 rounded-[5px] border px-2.5 font-medium whitespace-nowrap no-underline',
          'transition-colors duration-120 pointer-coarse:min-h-11',
          size === 'sm' ? 'min-h-6 text-label' : 'min-h-7 text-table',
          isCurrent
            ? 'border-line2 bg-card text-ink shadow-e1'
            : 'border-transparent text-ink2 hover:text-ink',
        );
        const content = (
          <>
            {segment.icon && <Icon icon={segment.icon} size={14} />}
            <span className={cx(isCompactOnPhone && 'max-md:sr-only')}>{segment.label}</span>
          </>
        );
        if (segment.href !== undefined) {
          return (
            <AppLink
              key={segment.id}
              href={segment.href}
              className={className}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {content}
            </AppLink>
          );
        }
        return (
          <button
            key={segment.id}
            type="button"
            role="radio"
            lang={segment.lang}
            aria-checked={isCurrent}
            tabIndex={isCurrent || (value === null && index === 0) ? 0 : -1}
            className={className}
            onClick={() => onChange?.(segment.id)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}

const moves: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Left and right arrows move the focus around the segments; a radio is chosen as it takes the focus. */
function useSegmentArrows<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || !ref.current) return;
    const items = [...ref.current.querySelectorAll<HTMLElement>('a, button')];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = items[(index + move + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.getAttribute('role') === 'radio') next.click();
  };
  return { ref, onKeyDown };
}
