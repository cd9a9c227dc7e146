// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { step } from './steps.mjs';

export const root = resolve(import.meta.dirname, '../..');

const installedMark = join(root, 'node_modules/.cache/ilot/installed');
const wantedMajor = 24;

/** What npm says when the network failed, or what it has kept is too old, rather than that packages are at fault. */
const passingFault =
  /EIDLETIMEOUT|ETIMEDOUT|ECONNRESET|ECONNREFUSED|EAI_AGAIN|ERR_SOCKET_TIMEOUT|Invalid response body|ETARGET/;

/** A condition of the machine that stops us, said in one sentence with the remedy. */
export class SetupError extends Error {}

/** A command that failed, with all that it printed. */
export class CommandError extends SetupError {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * Stops with one sentence and exit code 1 instead of a stack, when the cause is known.
 *
 * @param {unknown} error
 */
export function failPlainly(error) {
  console.error(error instanceof SetupError ? `✗ ${error.message}` : error);
  process.exit(1);
}

/** @throws {SetupError} when this Node cannot even install */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(
    `Node ${version} est trop ancien : installez Node 20.19 ou plus récent, puis recommencez.`,
  );
}

/** Installs the packages of the lockfile, unless they are there already. */
export async function installOnce() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new SetupError(
      `Impossible d'écrire dans « ${root} » : donnez-vous le droit d'écriture sur ce dossier.`,
    );
  }
  await step('Installation des paquets', () =>
    repeatInstall((flags) => runQuietly('npm', [...installCommand(), ...flags])),
  );
  mkdirSync(dirname(installedMark), { recursive: true });
  writeFileSync(installedMark, wanted);
}

/**
 * Installs again what a network fault interrupted, twice at most: npm does not ask again for an answer that broke
 * off midway. What npm has kept of earlier installations is taken without asking the registry; then the registry is
 * asked anew.
 *
 * @param {(flags: readonly string[]) => Promise<void>} install
 * @throws {SetupError} with npm's own words before it
 */
export async function repeatInstall(install) {
  const attempts = [['--prefer-offline'], [], []];
  for (const [index, flags] of attempts.entries()) {
    try {
      return await install(flags);
    } catch (error) {
      const isLast = index === attempts.length - 1;
      if (isLast || !(error instanceof CommandError) || !passingFault.test(error.output)) throw error;
      console.error(`… Le réseau a manqué : nouvel essai (${index + 2} sur ${attempts.length}).`);
    }
  }
}

/**
 * The lockfile holds the natives of Linux with glibc. Elsewhere npm resolves those of the system at hand;
 * direct dependencies are pinned either way.
 *
 * @returns {string[]}
 */
function installCommand() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  );
  const isLocked = process.platform === 'linux' && report.header?.glibcVersionRuntime !== undefined;
  return [...(isLocked ? ['ci'] : ['install', '--no-save', '--no-package-lock']), '--no-audit', '--no-fund'];
}

/**
 * The Node that runs the project: the one from the packages, else the current one if it is recent enough.
 *
 * @returns {string}
 */
export function projectNode() {
  for (const name of [`node-${process.platform}-${process.arch}`]) {
    const path = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(path)) return path;
  }
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  throw new SetupError(
    `Sur ${process.platform}-${process.arch}, Node ${wantedMajor} ne s'installe pas par npm : installez Node ${wantedMajor}, puis recommencez.`,
  );
}

/**
 * How the JavaScript engine of a server holds house: it would let its objects (60 MB) grow by half a gigabyte
 * before it collects what is no longer in use, and optimise the 9 MB of PGlite's WebAssembly on every processor
 * at once, beside the requests of the first half minute.
 */
export const serverFlags = [
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
  '--wasm-num-compilation-tasks=1',
];

/**
 * Runs a program of the project under its Node, with this terminal, until it ends; signals are passed on.
 *
 * @param {string} script @param {readonly string[]} args @param {readonly string[]} flags of Node itself
 * @returns {Promise<number>} its exit code
 */
export function runProgram(script, args = [], flags = []) {
  const node = projectNode();
  const child = spawn(node, [...flags, join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Compiled modules are kept from one start to the next (Node, module.enableCompileCache).
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/ilot/compiled'),
      PATH: `${dirname(node)}${delimiter}${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  // On Ctrl-C the terminal tells the child itself; we only wait for it to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done) => {
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}

/**
 * Runs a command and shows its output only when it fails.
 *
 * @param {string} command @param {readonly string[]} args @returns {Promise<void>}
 */
function runQuietly(command, args) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) return done();
      const printed = Buffer.concat(output).toString();
      process.stderr.write(printed);
      const said = `« ${command} ${args.join(' ')} » a échoué (code ${code}) : voyez ci-dessus, puis recommencez.`;
      fail(new CommandError(said, printed));
    });
  });
}
