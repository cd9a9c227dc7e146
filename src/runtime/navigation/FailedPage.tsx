import { useEffect, type ComponentType } from 'react';
import { revealForeignAnswer } from '../development/reveal.ts';

/** What the application shows of a failure. */
export interface ErrorPageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

interface FailedPageProps extends ErrorPageProps {
  readonly component: ComponentType<ErrorPageProps>;
}

/** The application's error page; while one develops, the answer that is no page besides. */
export function FailedPage({ component: ErrorPage, error, retry }: FailedPageProps) {
  useEffect(() => revealForeignAnswer(error), [error]);
  return <ErrorPage error={error} retry={retry} />;
}
