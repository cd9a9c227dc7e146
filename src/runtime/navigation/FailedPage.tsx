import { useEffect, type ComponentType } from 'react';
import { showInvalidResponse } from '../development/show-invalid-response.ts';

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
  useEffect(() => showInvalidResponse(error), [error]);
  return <ErrorPage error={error} retry={retry} />;
}
