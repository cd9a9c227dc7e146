import type { Job } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '../broadcast.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { mailDelivery } from '../mail/delivery.ts';
import { notify } from '../notifications/notify.ts';
import { publishEvents } from '../publish-outbox.ts';
import { describeError } from '../refuse.ts';

/** Longest part of the error that a notice repeats. */
const maxErrorLength = 200;

/** Tells the staff that a job was given up. Never throws: what fails here is only logged. */
export async function reportFailure(deps: ServerDependencies, job: Job, error: string): Promise<void> {
  const outbox: QueuedEvent[] = [];
  try {
    await deps.db.transaction((tx) =>
      notify({ deps, outbox }, tx, {
        kind: 'job.failed',
        to: { platformRoles: ['super-admin', 'admin'] },
        tenant: null,
        values: { kind: job.kind, error: error.slice(0, maxErrorLength) },
        severity: 'danger',
        subject: { type: 'job', id: job.kind },
        // A mail that tells of a mail that could not be sent would fail as well, and so on.
        hasOwnMail: job.kind === mailDelivery.kind,
      }),
    );
    await publishEvents(deps, outbox);
  } catch (cause) {
    deps.log.error('nobody was told that a job failed', { job: job.id, error: describeError(cause) });
  }
}
