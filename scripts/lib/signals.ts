/** Longer than a clean stop takes, in milliseconds: something hangs then. */
const lastResortMs = 20_000;

/**
 * Stops cleanly on Ctrl-C and SIGTERM, once; a second signal ends at once.
 *
 * @param moreMs milliseconds that a stop may take beyond the usual
 */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>, moreMs = 0): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    isStopping = true;
    console.log('\nArrêt…');
    setTimeout(() => process.exit(1), lastResortMs + moreMs).unref();
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}
