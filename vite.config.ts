import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { routesPlugin } from '#codegen/vite.ts';
import { compileAheadPlugin } from '#codegen/vite/compile-ahead.ts';
import { compiledMessages } from '#scripts/lib/compile-messages.ts';
import { packedFiles } from '#scripts/lib/packed-files.ts';
import { sharedChunks } from '#scripts/lib/shared-chunks.ts';
import { trimmedFonts } from '#scripts/lib/trimmed-fonts.ts';
import { communesModule } from '#mocks/services/communes/vite.ts';

/** `vite build` makes the application for a server; `--mode demo` the static demonstration. */
export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  return {
    base: '/build/',
    plugins: [
      react(),
      // Its parts say a few words by themselves, in 34 languages of which the interface has two.
      optimizeLocales.vite({ locales: ['fr-FR', 'en-US'] }),
      tailwindcss(),
      routesPlugin(),
      trimmedFonts('src/app/styles/fonts.css'),
      compileAheadPlugin(),
      ...(isDemo ? [communesModule(), msw({ mode: 'worker-only' })] : [compiledMessages(), packedFiles()]),
    ],
    worker: { format: 'es' as const },
    optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    build: {
      target: 'es2023',
      outDir: isDemo ? 'dist/demo/build' : 'dist/app',
      emptyOutDir: true,
      manifest: !isDemo,
      chunkSizeWarningLimit: 1000,
      // The demonstration holds the server too, whose modules are not to be drawn into the files of the frames.
      rolldownOptions: isDemo
        ? { input: 'demo.html' }
        : {
            input: 'index.html',
            output: { codeSplitting: { groups: sharedChunks(), includeDependenciesRecursively: false } },
          },
    },
  };
});
