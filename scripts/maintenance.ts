import { parseArgs } from 'node:util';
import { updateMaintenance } from '#contracts/maintenance.ts';
import { update } from '#generated/routes/maintenance.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { openConfigured } from '#mocks/db/open/configured.ts';
import { readConfig, type HostConfig } from '#mocks/hosts/http/config.ts';
import { configuredBlobs } from '#mocks/hosts/http/configured-blobs.ts';
import { demoSeeder } from '#mocks/hosts/http/demo-seeder.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import { bypassKey } from '#mocks/server/maintenance.ts';
import { signLink } from '#mocks/server/signed-link.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { readablePassword, sha256Hex } from '#mocks/services/tokens.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { readRunningServer } from './lib/running-server.ts';

const help = `npm run maintenance -- on [--message <texte>] [--until <hh:mm à Paris>]
npm run maintenance -- off

Ferme l'application (page « Maintenance en cours », code 503) ou la rouvre, qu'un serveur soit en marche ou
non. « on » donne une adresse qui permet d'y travailler quand même.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      message: { type: 'string' },
      until: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command] = positionals;
  if (values.help) return console.log(help);
  if (command !== 'on' && command !== 'off') throw new UsageError(`Dites « on » ou « off ».\n\n${help}`);
  const config = readConfig();
  const word = readablePassword();
  const payload = updateMaintenance.payload.parse({
    isOn: command === 'on',
    message: values.message ?? '',
    until: values.until ? nextInstant(values.until, new Date()).toISOString() : null,
    bypassHash: command === 'on' ? await sha256Hex(word) : null,
  });
  const running = readRunningServer(config.varDir);
  await (running ? notifyServer(config, running.url, payload) : writeDirectly(config, payload));
  const origin = running?.url ?? `http://localhost:${config.port}`;
  console.log(
    payload.isOn
      ? `L'application est fermée. Pour y travailler quand même : ${origin}/?${bypassKey}=${encodeURIComponent(word)}`
      : "L'application est ouverte.",
  );
});

type Payload = ReturnType<typeof updateMaintenance.payload.parse>;

/** The server holds the database, so it writes the setting itself. */
async function notifyServer(config: HostConfig, origin: string, payload: Payload): Promise<void> {
  const url = await signLink(hmacSigner(readSecret(config)), 'PUT', new URL(update(), origin), {
    now: new Date(),
    lifeS: 30,
  });
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!response.ok) throw new UsageError(`Le serveur a refusé (${response.status}). Voyez son journal.`);
}

async function writeDirectly(config: HostConfig, payload: Payload): Promise<void> {
  const database = await openConfigured(
    config,
    config.hasDemo ? { seed: demoSeeder(configuredBlobs(config)) } : {},
  );
  try {
    const { isOn, message, until, bypassHash } = payload;
    await writeSetting(
      database.db,
      'maintenance',
      isOn ? { message, until, bypassHash: bypassHash ?? '' } : null,
    );
  } finally {
    await database.close();
  }
}

/** The next instant at which clocks in Paris show `hh:mm`, as the page will say it; servers often run on UTC. */
function nextInstant(text: string, now: Date): Date {
  const match = /^([01]?\d|2[0-3])[:h]([0-5]\d)$/.exec(text);
  if (!match) throw new UsageError(`« ${text} » n'est pas une heure : écrivez par exemple 14:30.`);
  const wanted = `${match[1]?.padStart(2, '0')}:${match[2]}`;
  const paris = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  });
  const minuteMs = 60_000;
  let instant = new Date(Math.ceil((now.getTime() + 1) / minuteMs) * minuteMs);
  // A day has at most 25 hours, when winter time begins.
  for (let minutes = 0; minutes < 25 * 60 && paris.format(instant) !== wanted; minutes += 1) {
    instant = new Date(instant.getTime() + minuteMs);
  }
  return instant;
}
