import { parseArgs } from 'node:util';
import { configWarnings, isLoopback, readConfig } from '#mocks/hosts/http/config.ts';
import { ensureReady } from './lib/build.ts';
import { runMain } from './lib/errors.ts';
import { endOnFault } from './lib/faults.ts';
import { announceServer } from './lib/running-server.ts';
import { stopOnSignals } from './lib/signals.ts';
import { serveApplication } from './lib/application.ts';
import { step } from './lib/steps.mjs';
import { welcome } from './lib/welcome.ts';

/** Prepares what is not ready yet, serves, and says where. With `--prepare` it ends once everything is ready. */
await runMain(async () => {
  const startedAt = performance.now();
  const { values } = parseArgs({ options: { prepare: { type: 'boolean' } } });
  if (values.prepare) return ensureReady();
  const config = readConfig();
  for (const warning of configWarnings()) console.warn(`Attention : ${warning}`);
  await ensureReady();
  const served = await step('Ouverture de la base', (note) =>
    serveApplication(config, () => note('écriture des données de démonstration')),
  );
  const withdraw = announceServer(config.varDir, served.url);
  stopOnSignals(async (signal) => {
    await served.drain(signal === 'SIGTERM' ? config.drainMs : 0);
    withdraw();
  }, config.drainMs);
  endOnFault(served.deps.log, async () => {
    withdraw();
    await served.close();
  });
  await welcome(served.deps, served.url, {
    isExposed: !isLoopback(config.host),
    isSecure: served.deps.config.isSecure,
    elapsedMs: performance.now() - startedAt,
  });
});
