import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import type { Explained } from './explained.ts';
import { Icon } from '../identity/Icon.tsx';
import { useExplanationMessages } from './useExplanationMessages.ts';
import { overlayPart } from '../overlay/overlay-part.tsx';
import type { ExplanationPanelProps } from './ExplanationPanel.tsx';
import { useExplainedText } from './useExplainedText.ts';
import { useExplanationState } from './useExplanationState.ts';

const ExplanationPanel = overlayPart<ExplanationPanelProps>(
  async () => (await import('./ExplanationPanel.tsx')).ExplanationPanel,
);

/**
 * The « ? » beside a figure. A pointer that stays on it sees the calculation; pressed, or by Entrée, it stays open
 * and takes the focus until Échap or Tab gives it back.
 */
export function ExplainedTrigger({ explanation }: { explanation: Explained }) {
  const t = useExplanationMessages();
  const { inLanguage } = useExplainedText();
  const trigger = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { isOpen, isPinned, pin, close, hover } = useExplanationState();
  const label = t('explained', { label: inLanguage(explanation.label) });

  useEffect(() => whenIdle(ExplanationPanel.prepare), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' && key !== 'Tab') return;
      // From the trigger Tab goes on to what follows the figure.
      if (sheet.current?.contains(document.activeElement)) trigger.current?.focus();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const parts = [sheet.current, trigger.current];
      if (target instanceof Node && !parts.some((part) => part?.contains(target))) close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, close]);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        className="touch-target inline-flex shrink-0 rounded-full text-ink3 hover:text-ink aria-expanded:text-ink"
        onClick={() => (isPinned ? close() : pin())}
        onPointerEnter={hover.enter}
        onPointerLeave={hover.leave}
      >
        <Icon icon={CircleQuestionMark} size={14} />
      </button>
      <ExplanationPanel
        explanation={explanation}
        label={label}
        triggerRef={trigger}
        sheetRef={sheet}
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) close();
        }}
        isPinned={isPinned}
        hover={hover}
      />
    </>
  );
}
