import { checkNode, failPlainly, installOnce, runProgram, serverFlags } from './lib/prepare.mjs';

try {
  checkNode();
  await installOnce();
  process.exitCode = await runProgram('scripts/serve.ts', process.argv.slice(2), serverFlags);
} catch (error) {
  failPlainly(error);
}
