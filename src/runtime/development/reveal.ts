import { ForeignAnswerError } from '../protocol/failures.ts';

/**
 * In development, shows an answer that is no page apart (`showForeignAnswer`). A production build holds
 * nothing of it: the person gets the error page or the message alone.
 */
export function revealForeignAnswer(failure: unknown): void {
  if (!import.meta.env.DEV || !(failure instanceof ForeignAnswerError)) return;
  void import('./show-foreign-answer.ts').then(({ showForeignAnswer }) => showForeignAnswer(failure));
}
