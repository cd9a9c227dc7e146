import { build, mergeConfig } from 'vite';
import { buildDirectory } from './lib/build.ts';
import { runMain } from './lib/errors.ts';
import { kitVite } from './lib/kit-vite.ts';

/** Bundles the demonstration of the runtime for tests, with the warnings that React gives in development. */
await runMain(async () => {
  await build(
    mergeConfig(kitVite, {
      mode: 'development',
      logLevel: 'error',
      build: {
        outDir: buildDirectory('kit'),
        emptyOutDir: true,
        minify: false,
        reportCompressedSize: false,
      },
    }),
  );
});
