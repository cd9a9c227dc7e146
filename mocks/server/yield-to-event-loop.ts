/**
 * Lets what else waits for the process have its turn: long work waits for this between two of its pieces. The embedded
 * database works in the process that answers people, and a chain of its answers alone lets nothing else in.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
