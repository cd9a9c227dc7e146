import type { RuntimeTexts } from '../texts.ts';
import { ForeignAnswerError, NetworkError } from './failures.ts';

/** What a person is told of a failure; its details are for the log. */
export function describeFailure(failure: unknown, texts: RuntimeTexts): string {
  if (failure instanceof NetworkError) return texts.networkFailed;
  if (failure instanceof ForeignAnswerError) return texts.answerFailed;
  return texts.pageFailed;
}
