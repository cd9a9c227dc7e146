import { areaOf } from './access.ts';
import type { RequestContext } from './context.ts';
import { HttpFailure } from './failures.ts';
import { isReading } from './read-only.ts';

/** What a refused change is answered with (RFC 4918, 11.5), and says in plain words. */
export const fullStatus = 507;

/**
 * Refuses changes before they begin when the disk is nearly full. What guests do is small, and signing in is
 * needed to read: it is let through as long as anything may be written.
 *
 * @throws HttpFailure 507
 */
export function checkDiskSpace(context: RequestContext): void {
  if (isReading(context)) return;
  const diskSpace = context.deps.gauge.diskSpace();
  const isSmall = areaOf(context.route) === 'guest';
  if (diskSpace === 'none' || (diskSpace === 'scarce' && !isSmall))
    throw new HttpFailure(fullStatus, 'disk full');
}
