import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import { afterPaint } from '#runtime/platform/after-paint.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import type * as engineCode from './engine.ts';
import { isLargeStudy, openComputeThread, type ComputeThread } from './compute-thread.ts';
import type { Computed } from './compute.ts';

/** The engine and what it can tell of its results. */
export type Engine = typeof engineCode;

/** The engine with its latest results; null until it, which comes after the first paint, is here. */
export interface Computation {
  readonly engine: Engine | null;
  readonly computed: Computed | null;
  /** More was typed than is calculated yet. */
  readonly isLate: boolean;
  /** The thread that the results came of; null where they are calculated in the page. */
  readonly thread: ComputeThread | null;
}

/** What comes of the values as they are typed: in the page, or in a thread of its own where there are many lines. */
export function useComputed(control: Control<SimulationFormValues>, place: StudyPlace): Computation {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(
    () =>
      afterPaint(() => {
        fetchCode(async () => import('./engine.ts'))
          .then((code) => setEngine(() => code))
          // Without the engine the figures of the server stay.
          .catch(() => undefined);
      }),
    [],
  );
  const values = useWatch({ control }) as SimulationFormValues;
  const settled = useDeferredValue(values);
  const [isBroken, setIsBroken] = useState(false);
  const isBeside = !isBroken && isLargeStudy(settled);
  const { departmentCode, inseeCode, premises = null, premisesShare = null, paymentPlans } = place;
  const here = useMemo(
    () =>
      isBeside
        ? null
        : (engine?.compute(settled, { departmentCode, inseeCode, premises, premisesShare, paymentPlans }) ??
          null),
    [engine, settled, departmentCode, inseeCode, premises, premisesShare, paymentPlans, isBeside],
  );
  const beside = useComputedBeside(engine !== null && isBeside ? settled : null, place, setIsBroken);
  return isBeside
    ? {
        engine,
        computed: beside.computed,
        isLate: values !== settled || beside.of !== settled,
        thread: beside.thread,
      }
    : { engine, computed: here, isLate: values !== settled, thread: null };
}

interface Beside {
  readonly computed: Computed | null;
  /** The values that it came of. */
  readonly of: SimulationFormValues | null;
  readonly thread: ComputeThread | null;
}

/** The results of a thread; nothing is asked of it while `values` is null. The latest stay until newer come. */
function useComputedBeside(
  values: SimulationFormValues | null,
  { departmentCode, inseeCode, premises = null, premisesShare = null, paymentPlans }: StudyPlace,
  onBroken: (isBroken: true) => void,
): Beside {
  const thread = useRef<ComputeThread | null>(null);
  const [beside, setBeside] = useState<Beside>({ computed: null, of: null, thread: null });
  useEffect(() => {
    if (values === null) return;
    thread.current ??= openComputeThread(
      (computed, of) => setBeside({ computed, of, thread: thread.current }),
      () => onBroken(true),
    );
    thread.current.ask(values, { departmentCode, inseeCode, premises, premisesShare, paymentPlans });
  }, [values, departmentCode, inseeCode, premises, premisesShare, paymentPlans, onBroken]);
  useEffect(
    () => () => {
      thread.current?.end();
      thread.current = null;
    },
    [],
  );
  return beside;
}
