import { parseArgs } from 'node:util';
import { checkContracts } from './lib/contract/check.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { writeOpenApi } from './lib/openapi/write.ts';

const help = `npm run contract -- check [route…] [options]
npm run contract -- openapi [fichier] [--check]

check essaie chaque route avec chaque rôle et compare les réponses aux contrats. Sans adresse, il essaie le
serveur de remplacement, dans ce processus ; « client.operation » choisit les routes de ce nom et d'en dessous.

  --url <adresse>            un serveur en marche (ou BASE_URL)
  --as <rôle>=<adresse e-mail>[:<mot de passe>]
                             un compte, une fois par rôle ; sans mot de passe, celui de
                             CONTRACT_PASSWORD_<RÔLE> ou de CONTRACT_PASSWORD
  --write                    essaie aussi ce qui écrit, sur un serveur en marche : rien n'y est défait
  --full                     tout essayer, y compris ce que d'autres essais laissent déjà prévoir
  --html <fichier>           un rapport à lire et à imprimer
  --junit <fichier>          un rapport pour l'intégration continue

openapi écrit la description OpenAPI 3.1 de toutes les routes dans docs/openapi.json ; --check dit seulement si
elle est à jour.

Code de sortie : 0 si tout est conforme, 1 sinon.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      as: { type: 'string', multiple: true },
      write: { type: 'boolean' },
      full: { type: 'boolean' },
      html: { type: 'string' },
      junit: { type: 'string' },
      check: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, ...names] = positionals;
  if (values.help) return console.log(help);
  if (command === 'openapi') return writeOpenApi(names[0], values.check === true);
  if (command !== 'check') throw new UsageError(`Dites quoi faire : check ou openapi.\n\n${help}`);
  process.exitCode = await checkContracts({
    names,
    url: values.url ?? process.env['BASE_URL'],
    as: values.as ?? [],
    isWritable: values.write === true,
    depth: values.full === true ? 'full' : 'quick',
    htmlPath: values.html,
    junitPath: values.junit,
  });
});
