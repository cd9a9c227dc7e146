import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { eraseConfigured, openConfigured, type DatabasePlace } from '#mocks/db/open/configured.ts';
import { brokenAuditLink } from '#mocks/db/queries/audit-chain.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { isSeeded } from '#mocks/db/seed/is-seeded.ts';
import { readConfig, type HostConfig } from '#mocks/hosts/http/config.ts';
import { configuredBlobs } from '#mocks/hosts/http/configured-blobs.ts';
import { demoSeeder } from '#mocks/hosts/http/demo-seeder.ts';
import { dump, restore } from './lib/backup.ts';
import type { AdminFlags } from './lib/create-admin.ts';

const usage = `Usage : npm run db -- <commande>

  migrate                    met le schéma à jour (crée la base si elle manque)
  seed                       ajoute les données de démonstration à une base vide
  reset [--yes]              efface tout et repart des données de démonstration (en production, de rien)
  create-admin               crée un compte super-administrateur, serveur en marche ou non ; demande ce que ne
                             disent ni --email, --first-name, --last-name, --generate (mot de passe tiré au sort)
                             ni ADMIN_EMAIL, ADMIN_FIRST_NAME, ADMIN_LAST_NAME, ADMIN_PASSWORD
  dump FICHIER               sauvegarde base et fichiers dans un fichier compressé, serveur en marche ou non
  restore FICHIER [--force] [--partial]
                             remet une sauvegarde dans une base vide ; --force remplace ce qu'elle contient,
                             --partial accepte une sauvegarde à laquelle il manque quelque chose
  verify                     vérifie que le journal n'a été ni modifié ni tronqué

La base est celle de DATABASE_URL, ou le dossier VAR_DIR (« var » par défaut).`;

const exitOk = 0;
const exitFailure = 1;
const exitMisuse = 2;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return exitFailure;
});

async function run(args: string[]): Promise<number> {
  const request = parse(args);
  if (request === null) {
    console.error(usage);
    return exitMisuse;
  }
  if (request.command === 'help') {
    console.log(usage);
    return exitOk;
  }
  const place = readConfig();
  switch (request.command) {
    case 'migrate':
      return migrateOnly(place);
    case 'seed':
      return seedOnly(place);
    case 'reset':
      return reset(place, request.isConfirmed);
    case 'verify':
      return verify(place);
    case 'create-admin': {
      // Accounts bring the rules of forms and mails, which take longer to load than all the rest.
      const { createAdminAccount } = await import('./lib/create-admin.ts');
      console.log(await createAdminAccount(place, request.flags));
      return exitOk;
    }
    case 'dump': {
      const { text, isWhole } = await dump(place, request.file);
      (isWhole ? console.log : console.error)(text);
      return isWhole ? exitOk : exitFailure;
    }
    case 'restore':
      console.log(await restore(place, request.file, request));
      return exitOk;
  }
}

type Request =
  | { command: 'migrate' | 'seed' | 'verify' | 'help' }
  | { command: 'reset'; isConfirmed: boolean }
  | { command: 'create-admin'; flags: AdminFlags }
  | { command: 'dump'; file: string }
  | { command: 'restore'; file: string; isForced: boolean; isPartial: boolean };

/** What was asked for, or null when it makes no sense. */
function parse(args: string[]): Request | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', short: 'y' },
        force: { type: 'boolean', short: 'f' },
        partial: { type: 'boolean' },
        generate: { type: 'boolean' },
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { command: 'help' };
    const [command, file, ...rest] = positionals;
    if (rest.length > 0) return null;
    if (command === 'dump' && file !== undefined) return { command, file };
    if (command === 'restore' && file !== undefined) {
      return { command, file, isForced: values.force === true, isPartial: values.partial === true };
    }
    if (file !== undefined) return null;
    if (command === 'create-admin') {
      const flags = {
        email: values.email,
        firstName: values['first-name'],
        lastName: values['last-name'],
        isGenerated: values.generate === true,
      };
      return { command, flags };
    }
    if (command === 'reset') return { command, isConfirmed: values.yes === true };
    return command === 'migrate' || command === 'seed' || command === 'verify' ? { command } : null;
  } catch {
    return null;
  }
}

async function migrateOnly(place: DatabasePlace): Promise<number> {
  const { path, close } = await openConfigured(place);
  await close();
  console.log(`La base ${path} est à jour.`);
  return exitOk;
}

async function seedOnly(place: HostConfig): Promise<number> {
  const { db, path, close } = await openConfigured(place);
  try {
    if (await isSeeded(db)) {
      console.log(`La base ${path} contient déjà les données de démonstration : rien n'a été changé.`);
      return exitOk;
    }
    await demoSeeder(configuredBlobs(place))(db);
    console.log(
      `Données de démonstration ajoutées à ${path}. Les comptes et leurs mots de passe sont affichés à la connexion.`,
    );
    return exitOk;
  } finally {
    await close();
  }
}

/** Says whether every entry of the journal is as it was written; fails when one is not. */
async function verify(place: DatabasePlace): Promise<number> {
  const { db, path, close } = await openConfigured(place);
  try {
    const broken = await brokenAuditLink(db);
    const count = await db.$count(auditEntries);
    if (broken === null) {
      console.log(`Le journal de ${path} est intact : ${count} lignes vérifiées.`);
      return exitOk;
    }
    console.error(
      `Le journal de ${path} a été modifié : la ligne ${broken.seq} (${broken.id}), ou celle qui la précède, n'est plus celle qui a été écrite.`,
    );
    return exitFailure;
  } finally {
    await close();
  }
}

async function reset(place: HostConfig, isConfirmed: boolean): Promise<number> {
  if (!isConfirmed && !(await confirm(place))) {
    console.error("Rien n'a été effacé.");
    return exitMisuse;
  }
  await eraseConfigured(place);
  const { db, path, close } = await openConfigured(place);
  try {
    if (place.hasDemo) await demoSeeder(configuredBlobs(place))(db);
  } finally {
    await close();
  }
  if (!place.hasDemo) {
    console.log(`La base ${path} est vide. Créez le premier compte : npm run db -- create-admin.`);
    return exitOk;
  }
  console.log(`La base ${path} est repartie des données de démonstration, avec de nouveaux mots de passe.`);
  return exitOk;
}

async function confirm(place: DatabasePlace): Promise<boolean> {
  const where = place.databaseUrl === null ? `le dossier ${place.varDir}` : 'la base de DATABASE_URL';
  if (!process.stdin.isTTY) {
    console.error(`Cette commande efface ${where} : ajoutez --yes pour la confirmer.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`Effacer ${where} et toutes ses données ? (oui/non) `);
    return ['oui', 'o'].includes(answer.trim().toLowerCase());
  } finally {
    terminal.close();
  }
}
