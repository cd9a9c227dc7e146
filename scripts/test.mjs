import { checkNode, failPlainly, installOnce, runProgram } from './lib/prepare.mjs';

try {
  checkNode();
  await installOnce();
  const args = process.argv.slice(2);
  if (!args.includes('--install-only')) process.exitCode = await runProgram('scripts/run-tests.ts', args);
} catch (error) {
  failPlainly(error);
}
