import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import { afterPaint } from '#runtime/platform/after-paint.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import type * as engineCode from './engine.ts';
import type { Reckoned } from './reckon.ts';

/** The engine and what it can tell of its results. */
export type Engine = typeof engineCode;

/** The engine with its latest results; null until it, which comes after the first paint, is here. */
export interface Reckoning {
  readonly engine: Engine | null;
  readonly reckoned: Reckoned | null;
  /** More was typed than is reckoned yet. */
  readonly isLate: boolean;
}

/** What comes of the values as they are typed. */
export function useReckoned(control: Control<SimulationFormValues>, place: StudyPlace): Reckoning {
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
  const { departmentCode, inseeCode } = place;
  const reckoned = useMemo(
    () => engine?.reckon(settled, { departmentCode, inseeCode }) ?? null,
    [engine, settled, departmentCode, inseeCode],
  );
  return { engine, reckoned, isLate: values !== settled };
}
