import { Scale, TriangleAlert } from 'lucide-react';
import type { Explained } from './explained.ts';
import { Icon } from '../identity/Icon.tsx';
import { useExplanationMessages } from './useExplanationMessages.ts';
import { Figure } from './Figure.tsx';
import { useExplainedText } from './useExplainedText.ts';

/** How a figure came about: formula, what went into it, what it comes to, and the text that decides it. */
export function ExplanationSheet({ explanation }: { explanation: Explained }) {
  const t = useExplanationMessages();
  const write = useExplainedText();
  const label = write.inLanguage(explanation.label);
  return (
    <div className="flex flex-col gap-3 text-table">
      <p className="font-display text-ui font-semibold">{label}</p>
      <p className="rounded-control bg-sunken px-2.5 py-2">{write.inLanguage(explanation.formula)}</p>
      <dl className="flex flex-col gap-1.5">
        {explanation.inputs.map(({ name, figure }) => (
          <div key={name.fr} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 text-ink2">{write.inLanguage(name)}</dt>
            <dd className="text-right">
              <Figure text={write.figure(figure)} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line2 pt-2 font-semibold">
          <dt className="min-w-0">{label}</dt>
          <dd className="text-right">
            <Figure text={write.figure(explanation.figure)} />
          </dd>
        </div>
      </dl>
      {(explanation.source !== null || explanation.isUnverified) && (
        <div className="flex flex-col gap-1.5 border-t border-line pt-2.5 text-label text-ink3">
          {explanation.source !== null && (
            <p className="flex gap-2">
              <Icon icon={Scale} size={14} />
              <span className="min-w-0">{explanation.source}</span>
            </p>
          )}
          {explanation.isUnverified && (
            <p className="flex gap-2">
              <Icon icon={TriangleAlert} size={14} />
              <span className="min-w-0">{t('unverified')}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
