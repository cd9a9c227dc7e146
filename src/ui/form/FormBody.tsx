import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppForm } from '#runtime/forms/app-form.ts';
import type { SchemaSource } from '#runtime/forms/schema-resolver.ts';
import * as formMessages from '#messages/form-page.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useAfterFirstPaint } from '#runtime/platform/useAfterFirstPaint.ts';
import { isSectionNeeded, sectionState, type SectionConfig } from './section-config.ts';
import { goToPart } from './part-element.ts';
import { PartView } from './PartView.tsx';
import { SectionRail } from './SectionRail.tsx';
import { useFormFacts } from './useFormFacts.ts';
import './form-page.css';

export interface FormResult {
  /** The figure that counts: it stays in view where there is no room for the rest. */
  readonly summary: ReactNode;
  readonly content: ReactNode;
}

interface FormBodyProps<Values extends FieldValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly schema: SchemaSource<Output, Values>;
  readonly isNew: boolean;
  readonly parts: readonly SectionConfig[];
  readonly head: ReactNode;
  readonly isTitled: boolean;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly result: FormResult | undefined;
  readonly isWide: boolean;
}

/** So few sections are seen at once. */
const fewParts = 3;
/** So many fill a tall window: the others are drawn right after the first paint. */
const firstParts = 2;

/** The sections of a form, with their rail at the right or their bar at the top, and what the form comes to. */
export function FormBody<Values extends FieldValues, Output>({
  form,
  schema,
  isNew,
  parts,
  head,
  isTitled,
  before,
  after,
  result,
  isWide,
}: FormBodyProps<Values, Output>) {
  const t = useMessages(formMessages);
  const facts = useFormFacts(form, schema, isNew);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // Once shown it stays: emptying the last field must not fold it under the cursor.
  const newlyNeeded = parts.filter((part) => !opened.has(part.id) && isSectionNeeded(part, facts));
  if (newlyNeeded.length > 0) setOpened(new Set([...opened, ...newlyNeeded.map(({ id }) => id)]));
  const open = (id: string) => setOpened(new Set([...opened, id]));

  const isWhole = useAfterFirstPaint();
  const isRailShown = parts.length > fewParts || result !== undefined;
  const lines = parts.map((part) => ({ ...part, state: sectionState(part, facts) }));
  const goTo = (id: string) => {
    const part = parts.find((candidate) => candidate.id === id);
    open(id);
    const wrong = facts.shownErrors.find((path) => part?.fields.includes(path.split('.')[0] ?? ''));
    // A section that was folded has its fields after this rendering.
    requestAnimationFrame(() => goToPart(id, wrong));
  };
  return (
    <div
      className="form-page"
      data-result={result ? '' : undefined}
      data-untitled={isTitled ? undefined : ''}
      data-wide={isWide ? '' : undefined}
    >
      <div className="form-page-main">
        {head}
        {isRailShown && (
          <div className="form-page-top" data-above-toasts="">
            {result && (
              <details className="form-result-fold">
                <summary>{result.summary}</summary>
                <div className="pb-4">{result.content}</div>
              </details>
            )}
            {parts.length > fewParts && <SectionRail parts={lines} onGoTo={goTo} shape="bar" />}
          </div>
        )}
        <div className="form-page-list">
          {before}
          {parts.map((part, index) => (
            <PartView
              key={part.id}
              part={part}
              isWaiting={!isWhole && index >= firstParts}
              isOpen={part.isFolding !== true || opened.has(part.id)}
              onOpen={() => open(part.id)}
            />
          ))}
          {after}
        </div>
      </div>
      {isRailShown && (
        <div className="form-page-side">
          {result && (
            <section aria-label={t('rail.result')} className="flex flex-col gap-4">
              {result.summary}
              {result.content}
            </section>
          )}
          {parts.length > fewParts && <SectionRail parts={lines} onGoTo={goTo} shape="rail" />}
        </div>
      )}
    </div>
  );
}
