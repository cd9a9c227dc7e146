import type { Logger } from '#mocks/services/log.ts';

/** Longest time for a clean end after a fault, in milliseconds. */
const lastResortMs = 10_000;

/**
 * Ends the program cleanly, with exit code 1, after an error or a rejection that nobody caught: what the process
 * holds may be wrong from then on. The error is in the log, with its stack, before anything else is done.
 */
export function endOnFault(log: Logger, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    try {
      await stop();
    } catch (failure) {
      log.error(`the end was not clean: ${String(failure)}`);
    }
    process.exit(1);
  };
  // Rejections that nobody caught come here as well: Node raises them as errors.
  process.on('uncaughtException', (error: unknown, origin) => {
    const stack = error instanceof Error ? error.stack : undefined;
    log.error(`nobody caught: ${String(error)}`, { origin, stack });
    if (isEnding) return;
    isEnding = true;
    console.error('\n✗ Le serveur s’arrête sur une erreur inattendue : elle est au journal, avec sa pile.');
    setTimeout(() => process.exit(1), lastResortMs).unref();
    void end();
  });
}
