import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
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

type ValuesForm = Pick<UseFormReturn<SimulationFormValues>, 'control' | 'getValues' | 'subscribe'>;

/** What comes of the values as they are typed: in the page, or in a thread of its own where there are many lines. */
export function useComputed(form: ValuesForm, place: StudyPlace): Computation {
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
  const values = useWatch({ control: form.control }) as SimulationFormValues;
  const [isBroken, setIsBroken] = useState(false);
  const isBeside = !isBroken && isLargeStudy(values);
  const inPage = isBeside ? null : values;
  const settled = useDeferredValue(inPage);
  const { departmentCode, inseeCode, premises = null, premisesShare = null, paymentPlans } = place;
  const here = useMemo(
    () =>
      settled === null || engine === null
        ? null
        : engine.compute(settled, { departmentCode, inseeCode, premises, premisesShare, paymentPlans }),
    [engine, settled, departmentCode, inseeCode, premises, premisesShare, paymentPlans],
  );
  const beside = useComputedBeside(engine !== null && isBeside ? form : null, place, setIsBroken);
  return isBeside
    ? { engine, ...beside }
    : { engine, computed: here, isLate: inPage !== settled, thread: null };
}

interface Beside {
  readonly computed: Computed | null;
  /** The number under which it was asked for. */
  readonly id: number;
  readonly thread: ComputeThread | null;
}

/** The results of a thread; nothing is asked of it without a form. The latest stay until newer come. */
function useComputedBeside(
  form: ValuesForm | null,
  { departmentCode, inseeCode, premises = null, premisesShare = null, paymentPlans }: StudyPlace,
  onBroken: (isBroken: true) => void,
): Omit<Computation, 'engine'> {
  const opened = useRef<ComputeThread | null>(null);
  const [beside, setBeside] = useState<Beside>({ computed: null, id: 0, thread: null });
  const [askedId, setAskedId] = useState(0);
  useEffect(() => {
    if (form === null) return undefined;
    opened.current ??= openComputeThread(
      (computed, id) => setBeside({ computed, id, thread: opened.current }),
      () => onBroken(true),
    );
    const thread = opened.current;
    const ask = (values: SimulationFormValues): void =>
      setAskedId(thread.ask(values, { departmentCode, inseeCode, premises, premisesShare, paymentPlans }));
    ask(form.getValues());
    // As it is typed, not as it is drawn: the thread calculates while the page draws the key.
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => ask(values) });
  }, [form, departmentCode, inseeCode, premises, premisesShare, paymentPlans, onBroken]);
  useEffect(
    () => () => {
      opened.current?.end();
      opened.current = null;
    },
    [],
  );
  const { computed, thread } = beside;
  return { computed, thread, isLate: beside.id !== askedId };
}
