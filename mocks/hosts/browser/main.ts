import { bootProgress } from './boot-progress.ts';
import { openBrowserServer } from './open-server.ts';

/**
 * Entry of the static demonstration: prepares the stand-in in this browser, then starts the application,
 * which talks to it as it would to a server.
 */
async function main(): Promise<void> {
  const boot = bootProgress();
  try {
    await openBrowserServer((step) => boot.show(step));
    boot.done();
    const { start } = await import('#app/start.tsx');
    start();
  } catch (error) {
    boot.fail(error);
  }
}

void main();
