import { spawnSync } from 'node:child_process';
import process from 'node:process';

// The generator serves two applications: what keeps files up to date does so for both, unless one is named.
const [command = '', ...rest] = process.argv.slice(2);
const kit = ['--manifest', 'src/kit/routes.manifest.json', '--out', 'src/kit/generated'];
const isForAll = ['generate', 'check', 'format'].includes(command);
const isForOne = [...rest].some((option) => /^--(?:manifest|out|help)\b/.test(option));

/** @param {readonly string[]} options @returns {number} */
const run = (options) =>
  spawnSync(process.execPath, ['codegen/cli.mjs', ...process.argv.slice(2), ...options], { stdio: 'inherit' })
    .status ?? 1;

/** @param {readonly string[]} options @returns {number} */
const skeleton = (options) =>
  spawnSync(process.execPath, ['scripts/skeleton.ts', ...options], { stdio: 'inherit' }).status ?? 1;

if (command === 'add' && rest.some((option) => option.startsWith('--kind'))) process.exit(skeleton(rest));
// `add` has two forms: with a kind it writes the whole page.
if (command === 'add' && rest.some((option) => option === '--help' || option === '-h')) skeleton(['--help']);

const codes = isForAll && !isForOne ? [run([]), run(kit)] : [run([])];
const registries = ['generate', 'check'].includes(command) && !isForOne;
if (registries) {
  const options = command === 'check' ? ['--check'] : [];
  codes.push(
    spawnSync(process.execPath, ['scripts/registries.ts', ...options], { stdio: 'inherit' }).status ?? 1,
  );
}
process.exitCode = Math.max(...codes);
