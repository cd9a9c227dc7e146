import type { RequestData } from '../protocol/body.ts';
import type { PartialSelection } from '../protocol/headers.ts';
import type { PageErrors } from '../protocol/page-errors.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { UploadProgress, VisitMethod } from '../protocol/request.ts';
import type { PageFailure } from '../protocol/failures.ts';

/** How a visit ended. */
export type VisitOutcome =
  /** The page answered is shown. */
  | 'success'
  /** The page shown has errors; its state is kept. */
  | 'invalid'
  /** The server answered an error page (status 400 and above), which is shown, or told by the application. */
  | 'error-page'
  /** The session was over: what is shown asks who is there, and an action was not carried out (signing out apart). */
  | 'signed-out'
  /** Another visit took its place, or the person went elsewhere. */
  | 'cancelled'
  /** No page could be had; the person was told. */
  | 'failed'
  /** The document is being left. */
  | 'left';

export interface VisitResult {
  readonly outcome: VisitOutcome;
  readonly page: PageObject | null;
  /** Messages by field path; empty unless `invalid`. */
  readonly errors: PageErrors;
  readonly failure?: PageFailure | undefined;
}

export interface VisitOptions extends PartialSelection {
  /** Default GET. */
  readonly method?: VisitMethod | undefined;
  readonly href: string;
  /** Query of a GET, body of the others. Files are sent as a form. */
  readonly data?: RequestData | undefined;
  readonly errorBag?: string | undefined;
  readonly isFormDataForced?: boolean | undefined;
  readonly replace?: boolean | undefined;
  /** Default: scroll to the top for another page, stay for an action that leads back to the same path. */
  readonly preserveScroll?: boolean | undefined;
  /** False: the next page starts with new component state even at the same address. Default true. */
  readonly preserveState?: boolean | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Crosses over to the next page, where the person has not asked for less motion. */
  readonly viewTransition?: boolean | undefined;
  /**
   * An action that goes beside other visits: none takes its place, nor does it take theirs, and it goes on when the
   * page is left. Sent as often as it is asked for.
   */
  readonly isParallel?: boolean | undefined;
  /** Makes the visit again, when the person wants that after a failure; default: the same request. */
  readonly retry?: (() => void) | undefined;
  /** What of an upload has left. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** The answer of an action is about to be shown. */
  readonly onAnswer?: ((page: PageObject) => void) | undefined;
  readonly onSuccess?: ((page: PageObject) => void) | undefined;
  readonly onError?: ((errors: PageErrors) => void) | undefined;
  readonly onFinish?: ((result: VisitResult) => void) | undefined;
}

export interface ReloadOptions extends PartialSelection {
  /** Goes into the query of the request; the address shown stays. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The messages shown at fields stay when the answer has none; default false. */
  readonly preserveErrors?: boolean | undefined;
  /** Gives the request up; leaving the page does so too. */
  readonly signal?: AbortSignal | undefined;
  /** Shows the progress bar; default false. */
  readonly showsProgress?: boolean | undefined;
}

/** Visits of the page protocol; they never reject: the result tells, failures are shown to the person. */
export interface Visitor {
  visit(options: VisitOptions): Promise<VisitResult>;
  /** Asks again for the page shown, or for some of its props; what is shown stays until then. */
  reload(options?: ReloadOptions): Promise<VisitResult>;
  /** Gives up the visit under way, because the person went elsewhere. */
  cancel(): void;
}
