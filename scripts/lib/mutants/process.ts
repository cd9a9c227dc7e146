import { tryMutants, type Trial } from './try-mutants.ts';

// The process of `npm run mutants` in which faults are tried: its parent sends them, and ends it where it hangs.
process.once('message', (trials: readonly Trial[]) => {
  tryMutants(trials, (rank, news) => process.send?.({ rank, news })).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(1));
