import { useEffect, useMemo, useState } from 'react';
import type { Answer, Answers, Question } from './compute-tasks.ts';
import type { Computation } from './useComputed.ts';

/** What is answered; the earlier answer stays while a newer one is pending. */
export interface Answered<Of> {
  readonly answer: Of | null;
  readonly isPending: boolean;
}

/**
 * The answer to a question about the latest results: in the page, or in the thread that they came of. Null asks nothing.
 *
 * @param question the same object while it is the same question
 */
export function useAnswer<Kind extends Question['kind']>(
  { engine, computed, isLate, thread }: Computation,
  question: (Question & { readonly kind: Kind }) | null,
): Answered<Answers[Kind]> {
  const here = useMemo(
    () =>
      engine === null || computed === null || !computed.ok || question === null || thread !== null
        ? null
        : engine.answerTo(question, computed.study, computed.place),
    [engine, computed, question, thread],
  );
  const [beside, setBeside] = useState<Beside | null>(null);
  useEffect(() => {
    if (thread === null || computed === null || !computed.ok || question === null) return undefined;
    return thread.askAbout(question, (answer) => setBeside({ answer, question, of: computed }));
  }, [thread, computed, question]);
  if (question === null) return { answer: null, isPending: false };
  // An answer is of the kind that was asked for.
  if (thread === null) return { answer: here as Answers[Kind], isPending: false };
  return {
    answer: (beside?.answer ?? null) as Answers[Kind] | null,
    isPending: isLate || beside?.question !== question || beside.of !== computed,
  };
}

interface Beside {
  readonly answer: Answer;
  readonly question: Question;
  readonly of: Computation['computed'];
}
