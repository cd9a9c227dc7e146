import { createApp } from '#mocks/hosts/http/app.ts';
import { readAssets } from '#mocks/hosts/http/assets.ts';
import type { HostConfig } from '#mocks/hosts/http/config.ts';
import { renderDocument } from '#mocks/hosts/http/document.ts';
import { listen, type Listening } from '#mocks/hosts/http/listen.ts';
import { createProbes } from '#mocks/hosts/http/probes.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import { serveRealtime } from '#mocks/hosts/http/realtime.ts';
import { openStandIn, type OpenedServer } from '#mocks/hosts/http/open-server.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { startJobRunner } from '#mocks/server/jobs/runner.ts';
import { buildDirectory } from './build.ts';

/** A server that listens, with its parts. */
export interface ServedStandIn extends OpenedServer, Listening {}

/** Opens the database and serves the built application. @throws the typed errors of database and port */
export async function serveStandIn(config: HostConfig, onSeeding?: () => void): Promise<ServedStandIn> {
  const directory = buildDirectory('app');
  const assets = readAssets(directory);
  const opened = await openStandIn(config, {
    assetVersion: assets.version,
    renderDocument: (meta) => renderDocument(assets.html, meta, assets.preloads(meta.page.component)),
    ...(onSeeding && { onSeeding }),
  });
  try {
    const probes = createProbes(opened.deps.db, opened.deps.gauge);
    const app = createApp(opened.deps, {
      buildDirectory: directory,
      isBehindTls: config.isBehindTls,
      trustedProxies: config.trustedProxies,
      publicHosts: config.publicHosts,
      limits: { maxRequests: config.maxRequests },
      probes,
      logKey: readSecret(config),
    });
    const listening = await listen(app, config.host, config.port, (server) =>
      serveRealtime(server, opened.deps, config),
    );
    const runner = startJobRunner(opened.deps, jobs);
    return {
      ...opened,
      ...listening,
      close: async () => {
        probes.stopBeingReady();
        await listening.close();
        await runner.stop();
        await opened.deps.visits.flush();
        await opened.database.close();
      },
    };
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}
