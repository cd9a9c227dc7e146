import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '#mocks/hosts/http/app.ts';
import { readAssets } from '#mocks/hosts/http/assets.ts';
import type { HostConfig } from '#mocks/hosts/http/config.ts';
import { renderDocument } from '#mocks/hosts/http/document.ts';
import { listen, type Listening } from '#mocks/hosts/http/listen.ts';
import { operatorEndpoints } from '#mocks/hosts/http/operator.ts';
import { createMetrics } from '#mocks/hosts/http/metrics.ts';
import { metricsEndpoint } from '#mocks/hosts/http/metrics-endpoint.ts';
import { createProbes } from '#mocks/hosts/http/probes.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import { serveRealtime } from '#mocks/hosts/http/realtime.ts';
import { openBrowserServer, type OpenedServer } from '#mocks/hosts/http/open-server.ts';
import { stopServing } from '#mocks/hosts/http/stop-serving.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { startJobRunner } from '#mocks/server/jobs/runner.ts';
import { freeBytes } from '#mocks/services/disk-space-node.ts';
import { buildDirectory } from './build.ts';
import { findPrinter } from './printer.ts';

/** A server that listens, with its parts. */
export interface ServedApplication extends OpenedServer, Listening {
  /** Closes after a time in which `/readyz` fails and requests are still answered. */
  drain(afterMs: number): Promise<void>;
}

/** Opens the database and serves the built application. @throws the typed errors of database and port */
export async function serveApplication(
  config: HostConfig,
  onSeeding?: () => void,
): Promise<ServedApplication> {
  const directory = buildDirectory('app');
  const assets = readAssets(directory);
  const opened = await openBrowserServer(config, {
    assetVersion: assets.version,
    renderDocument: (meta) => renderDocument(assets.html, meta, assets.preloads(meta.page.component)),
    ...(onSeeding && { onSeeding }),
  });
  try {
    const probes = createProbes(opened.deps.db, opened.deps.gauge);
    const metrics = createMetrics({
      database: opened.database,
      clock: opened.deps.clock,
      // With a database server there need be no folder of ours.
      freeBytes: () => (existsSync(config.varDir) ? freeBytes(config.varDir) : Number.NaN),
      hasProcess: true,
    });
    const app = createApp(opened.deps, {
      buildDirectory: directory,
      isBehindTls: config.isBehindTls,
      trustedProxies: config.trustedProxies,
      publicHosts: config.publicHosts,
      limits: { maxRequests: config.maxRequests },
      probes,
      endpoints: [metricsEndpoint(metrics, config), operatorEndpoints(opened.deps, config)],
      metrics,
      logKey: readSecret(config),
    });
    const listening = await listen(app, config.host, config.port, (server) =>
      serveRealtime(server, opened.deps, config),
    );
    const printer = await findPrinter(listening.url);
    opened.deps.printer = printer;
    const runner = startJobRunner(opened.deps, jobs, { onEnd: metrics.jobEnded });
    const release = async (): Promise<void> => {
      await printer?.close();
      await opened.deps.visits.flush();
      await opened.database.close();
    };
    const stop = (drained: Promise<unknown>) => stopServing({ probes, listening, runner, release }, drained);
    return {
      ...opened,
      ...listening,
      close: () => stop(Promise.resolve()),
      drain: (afterMs) => stop(wait(afterMs)),
    };
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}
