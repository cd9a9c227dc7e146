import { checkNode, failPlainly, installOnce, runProgram } from './lib/prepare.mjs';

try {
  checkNode();
  await installOnce();
  process.exitCode = await runProgram('scripts/serve.ts', process.argv.slice(2));
} catch (error) {
  failPlainly(error);
}
