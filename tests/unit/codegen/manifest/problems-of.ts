import { readManifest } from '#codegen/manifest/read.ts';
import { ManifestError } from '#codegen/manifest/problem.ts';
import { createWorkspace } from '../workspace.ts';

/** Files of a project beside its manifest, path → text. */
type Files = Readonly<Record<string, string>>;

/** The problems of a manifest as they are printed, without the name of its file; none is `''`. */
export function problemsOf(text: string, files: Files = {}): string {
  const { options, write } = createWorkspace(text);
  for (const [path, content] of Object.entries(files)) write(path, content);
  try {
    const { out, manifest } = options;
    readManifest({ manifest, out, runtime: '#runtime', allowMissingPages: false, only: [], except: [] });
    return '';
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return error.message.replaceAll('routes.manifest.json:', '');
  }
}

/** A manifest whose routes stand on lines of their own from line 4, its other keys on line 2. */
export function manifestOf(routes: readonly string[], keys = ''): string {
  const others = keys === '' ? '' : `, ${keys}`;
  return `{\n  "pages": "src/pages"${others},\n  "routes": {\n${routes.map((route) => `    ${route}`).join(',\n')}\n  }\n}\n`;
}

/** A route of a name and a uri that answers to GET, with further keys. */
export function get(name: string, uri: string, keys = ''): string {
  return `"${name}": { "uri": ${JSON.stringify(uri)}, "methods": ["GET"]${keys === '' ? '' : `, ${keys}`} }`;
}
