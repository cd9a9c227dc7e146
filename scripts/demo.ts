import { readConfig } from '#mocks/hosts/http/config.ts';
import { listen } from '#mocks/hosts/http/listen.ts';
import { ensureGenerated } from './lib/build.ts';
import { ensureDemoSite, staticSite } from './lib/demo-site.ts';
import { runMain } from './lib/errors.ts';
import { stopOnSignals } from './lib/signals.ts';

/** Builds the static demonstration; with `--serve`, also shows it as a plain file server would. */
await runMain(async () => {
  await ensureGenerated();
  const site = await ensureDemoSite();
  if (!process.argv.includes('--serve')) {
    console.log(
      `Démonstration prête : ${site}\nUn serveur de fichiers suffit ; 404.html répond aux adresses.`,
    );
    return;
  }
  const { host, port } = readConfig();
  const listening = await listen(staticSite(site), host, port);
  stopOnSignals(() => listening.close());
  console.log(`Démonstration : ${listening.url}\nArrêt : Ctrl-C.`);
});
