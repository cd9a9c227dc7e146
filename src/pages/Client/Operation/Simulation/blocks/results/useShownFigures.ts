import { useMemo } from 'react';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { StudyFigures } from '#domain/simulation/study/figures.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Explained } from '#ui/data/explained.ts';
import type { ExplainedFigure } from '../engine.ts';
import type { SensitivityGrid } from '../compute.ts';
import type { Computation } from '../useComputed.ts';

/** What the result beside the form shows, wherever it comes from. */
export interface ShownFigures {
  readonly figures: StudyFigures | null;
  /** As they were kept when the simulation was validated. */
  readonly isStored: boolean;
  readonly note: string | null;
  /** Why nothing could be calculated. */
  readonly problem: string | null;
  readonly explanationOf: (figure: ExplainedFigure) => Explained | undefined;
  readonly grid: SensitivityGrid | null;
  readonly engineVersion: string | null;
}

/** The figures of the engine as one types; those of the server until it is here, and those kept once validated. */
export function useShownFigures(
  props: SimulationFormProps,
  { engine, computed, isLate }: Computation,
): ShownFigures {
  const t = useMessages(simulationMessages);
  const { locale } = useFormat();
  const isStored = props.head.validated !== null;
  return useMemo(() => {
    if (engine === null || computed === null || !computed.ok) {
      const problem =
        computed === null || computed.ok
          ? null
          : computed.kind === 'legal'
            ? computed.text[locale]
            : t('result.failed', { reason: t('result.failedInput', { input: computed.input }) });
      return {
        figures: problem === null ? props.figures : null,
        isStored,
        note: null,
        problem,
        explanationOf: () => undefined,
        grid: null,
        engineVersion: null,
      };
    }
    const { results, model } = computed;
    return {
      figures: isStored && props.figures !== null ? props.figures : engine.figuresOf(results),
      isStored,
      note: isStored ? t('result.stored') : isLate ? null : t('result.upToDate'),
      problem: null,
      explanationOf: (figure) => engine.explanationOf(results, figure),
      grid: computed.grid ?? engine.sensitivityGrid(model),
      engineVersion: results.engineVersion,
    };
  }, [engine, computed, isLate, isStored, props.figures, t, locale]);
}
