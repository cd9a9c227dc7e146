import { configWarnings, isLoopback, readConfig } from '#mocks/hosts/http/config.ts';
import { ensureBuilt, ensureGenerated } from './lib/build.ts';
import { runMain } from './lib/errors.ts';
import { endOnFault } from './lib/faults.ts';
import { announceServer } from './lib/running-server.ts';
import { stopOnSignals } from './lib/signals.ts';
import { serveStandIn } from './lib/stand-in.ts';
import { step } from './lib/steps.mjs';
import { welcome } from './lib/welcome.ts';

/** Prepares what is not ready yet, serves, and says where. */
await runMain(async () => {
  const startedAt = performance.now();
  const config = readConfig();
  for (const warning of configWarnings()) console.warn(`Attention : ${warning}`);
  await ensureGenerated();
  await ensureBuilt('app');
  const served = await step('Ouverture de la base', (tell) =>
    serveStandIn(config, () => tell('écriture des données de démonstration')),
  );
  const withdraw = announceServer(config.varDir, served.url);
  const stop = async (): Promise<void> => {
    withdraw();
    await served.close();
  };
  stopOnSignals(stop);
  endOnFault(served.deps.log, stop);
  await welcome(served.deps, served.url, {
    isExposed: !isLoopback(config.host),
    isSecure: served.deps.config.isSecure,
    elapsedMs: performance.now() - startedAt,
  });
});
