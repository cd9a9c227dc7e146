import { isatty } from 'node:tty';
import type { Host } from '../commands/command.ts';

const USUAL_COLUMNS = 80;

/** The process itself as the place where the program runs. */
export function processHost(): Host {
  const { stdout, stderr } = process;
  // A reader such as `head` may leave early; what is left then interests nobody.
  stdout.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isTerminal: isatty(stdout.fd),
    errIsTerminal: isatty(stderr.fd),
    columns: stdout.columns > 0 ? stdout.columns : USUAL_COLUMNS,
    cwd: process.cwd(),
    env: process.env,
    now: () => performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    untilInterrupted() {
      const controller = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => controller.abort());
      }
      return controller.signal;
    },
  };
}
