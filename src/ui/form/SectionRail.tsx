import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import * as formMessages from '#messages/form-page.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { SectionConfig, SectionState } from './section-config.ts';
import { partElementId } from './part-element.ts';
import { usePartInView } from './usePartInView.ts';
import { Icon } from '../identity/Icon.tsx';

export interface SectionRailProps {
  readonly parts: readonly (Pick<SectionConfig, 'id' | 'title'> & { readonly state: SectionState })[];
  readonly onGoTo: (id: string) => void;
  /** `bar`: one line at the top, where there is no room at the right. */
  readonly shape: 'rail' | 'bar';
  /** Below the sections: what the form comes to. */
  readonly children?: ReactNode;
}

/** The sections of a form and how far each has come; each leads to its place. */
export function SectionRail({ parts, onGoTo, shape, children }: SectionRailProps) {
  const t = useMessages(formMessages);
  const wordsOf = usePartWords();
  const inView = usePartInView(parts.map(({ id }) => id));
  const settled = parts.filter(({ state }) => state.kind === 'complete' || state.kind === 'optional').length;
  const isRail = shape === 'rail';
  return (
    <nav aria-label={t('rail.label')} className={isRail ? 'no-print form-rail' : 'no-print form-bar'}>
      {isRail && (
        <p className="pb-2 pl-3 text-label text-ink3">
          {t('rail.progress', { n: settled, total: parts.length })}
        </p>
      )}
      <ol className={isRail ? 'flex flex-col' : 'flex gap-1'}>
        {parts.map(({ id, title, state }) => {
          const isWrong = state.kind === 'wrong';
          return (
            <li key={id} className={isRail ? '' : 'shrink-0'}>
              <a
                href={`#${partElementId(id)}`}
                aria-current={id === inView ? 'step' : undefined}
                className="form-rail-line"
                data-wrong={isWrong ? '' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(id);
                }}
              >
                <PartMark state={state} />
                <span className={isRail ? 'min-w-0 flex-1 truncate' : ''}>{title}</span>
                {isRail && (state.kind === 'open' || isWrong) ? (
                  <span className="text-label tabular-nums">
                    <span aria-hidden="true">{state.count}</span>
                    <span className="sr-only">({wordsOf(state)})</span>
                  </span>
                ) : (
                  <span className="sr-only">({wordsOf(state)})</span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      {children}
    </nav>
  );
}

const looks = {
  wrong: { icon: CircleAlert, className: 'text-neg' },
  open: { icon: CircleDot, className: 'text-ink3' },
  complete: { icon: CircleCheck, className: 'text-pos' },
  optional: { icon: CircleDashed, className: 'text-ink3' },
} as const;

/** The glyph of a section's state; its words stand beside it. */
function PartMark({ state }: { readonly state: SectionState }) {
  const { icon, className } = looks[state.kind];
  return <Icon icon={icon} size={14} className={className} />;
}

/** The words of a section's state. */
function usePartWords(): (state: SectionState) => string {
  const t = useMessages(formMessages);
  return (state) =>
    'count' in state ? t(`rail.${state.kind}`, { n: state.count }) : t(`rail.${state.kind}`);
}
