import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cruiseWalls } from './checks/walls.ts';
import { checkBudgets } from './checks/budgets.ts';
import { checkGlossary } from './checks/glossary.ts';
import { checkLineLength } from './checks/line-length.ts';
import { checkLockfile } from './checks/lockfile.ts';
import { checkSelfContained } from './checks/self-contained.ts';
import { checkWaiting } from './checks/waiting.ts';
import { ensureBuilt } from './lib/build.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { projectRoot } from './lib/project.ts';
import { step } from './lib/steps.mjs';

/** Everything that a machine can tell about the sources without running a test, each with its reason. */
const checks: [label: string, run: () => void | Promise<void>][] = [
  ['Code généré à jour', () => run('node', ['scripts/routes.mjs', 'check'])],
  ['Document des calculs à jour', () => run('node', ['scripts/calculs.ts', '--check'])],
  ['Description OpenAPI à jour', () => run('node', ['scripts/contract.ts', 'openapi', '--check'])],
  ['Types', () => run('tsc', ['--noEmit'])],
  ['Règles d’écriture', () => run('oxlint', ['--type-aware'])],
  ['Mise en forme (« npm run format » la corrige)', () => run('oxfmt', ['--check'])],
  ['Murs entre les pièces, sans circuit', cruiseWalls],
  ['Code inutilisé', () => run('knip', [])],
  ['Ce qui attend sa page (scripts/checks/waiting.txt)', checkWaiting],
  ['Fichier de verrouillage', checkLockfile],
  ['Le projet se suffit à lui-même', checkSelfContained],
  ['Longueur des lignes des documents', checkLineLength],
  ['Vocabulaire des textes', checkGlossary],
  [
    'Poids de l’application',
    async () => {
      await ensureBuilt('app');
      checkBudgets();
    },
  ],
];

await runMain(async () => {
  const failures: string[] = [];
  for (const [label, check] of checks) {
    try {
      await step(label, async () => check());
    } catch (error) {
      // The others are told as well, so that one run shows all there is to mend.
      if (!(error instanceof UsageError)) throw error;
      console.error(`✗ ${label} : ${error.message}`);
      failures.push(label);
    }
  }
  if (failures.length > 0) throw new UsageError(`À corriger : ${failures.join(', ')}.`);
});

/** Runs a tool of the project and stops when it complains. */
function run(command: string, args: readonly string[]): void {
  const program = command === 'node' ? process.execPath : join(projectRoot, 'node_modules/.bin', command);
  const result = spawnSync(program, args, { cwd: projectRoot, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(`\n${result.stdout}${result.stderr}`);
  throw new UsageError(`« ${[command, ...args].join(' ')} » a trouvé des fautes (ci-dessus).`);
}
