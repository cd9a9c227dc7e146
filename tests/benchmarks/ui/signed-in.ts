import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type BrowserContext } from 'playwright-core';
import { ensureBuilt } from '#scripts/lib/build.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { openPage, seeTitle, signIn } from '#tests/support/browser.ts';
import { serve, type ServeOptions } from '#tests/support/served.ts';

/** The application with its seeded data, and a browser in which a client has signed in. */
export interface SignedIn {
  readonly url: string;
  /** The browser's one context: other tools that are given `port` see its cookies. */
  readonly context: BrowserContext;
  /** Where the browser takes commands (Chrome DevTools Protocol), on the loopback. */
  readonly port: number;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Builds and serves the application as `npm start` does, with data that `prepare` changed, and signs in. */
export async function openSignedIn({ prepare }: Pick<ServeOptions, 'prepare'> = {}): Promise<SignedIn> {
  await ensureBuilt('app');
  // What only tests do, such as holding each answer against its contract, is nobody's waiting time.
  const served = await serve({ ...(prepare && { prepare }), env: { VALIDATE_ANSWERS: '0' } });
  const profile = mkdtempSync(join(tmpdir(), 'ilot-profile-'));
  const port = await freePort();
  const { executablePath, args, env } = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
  });
  const { page } = await openPage(context);
  await page.goto(`${served.url}/connexion`);
  await signIn(page, 'hugo.lartigue@example.test');
  await seeTitle(page, 'Bonjour Hugo');
  await page.close();
  return {
    url: served.url,
    context,
    port,
    async close() {
      await context.close();
      await served.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
