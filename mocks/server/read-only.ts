import { validationText } from '#messages/validation.ts';
import { isClientContext, type RequestContext } from './context.ts';
import { ValidationFailure } from './failures.ts';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/** True when nothing is to be changed by the request. */
export const isReading = ({ request }: Pick<RequestContext, 'request'>): boolean =>
  readingMethods.includes(request.method);

/**
 * Lets a company that no longer pays read, download, and put its subscription in order; nothing else.
 *
 * @throws ValidationFailure on `base`
 */
export function checkReadOnly(context: RequestContext): void {
  if (isReading(context) || !isClientContext(context)) return;
  if (!context.route.despite?.includes('read-only')) refuseToReader(context);
}

/** The same within a route that is open to such a company for some of its cases. @throws ValidationFailure */
export function refuseToReader(context: RequestContext): void {
  if (context.actor?.tenant?.status !== 'read_only') return;
  throw new ValidationFailure({ base: validationText(context.locale, 'readOnly') });
}
