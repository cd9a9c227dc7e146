import { CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import * as formMessages from '#messages/form-page.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Icon } from '../identity/Icon.tsx';
import type { SectionState } from './section-config.ts';

const looks = {
  wrong: { icon: CircleAlert, className: 'text-neg' },
  open: { icon: CircleDot, className: 'text-ink3' },
  complete: { icon: CircleCheck, className: 'text-pos' },
  optional: { icon: CircleDashed, className: 'text-ink3' },
} as const;

/** The glyph of a section's state; its words stand beside it. */
export function PartMark({ state }: { readonly state: SectionState }) {
  const { icon, className } = looks[state.kind];
  return <Icon icon={icon} size={14} className={className} />;
}

/** The words of a section's state. */
export function usePartWords(): (state: SectionState) => string {
  const t = useMessages(formMessages);
  return (state) =>
    'count' in state ? t(`rail.${state.kind}`, { n: state.count }) : t(`rail.${state.kind}`);
}
