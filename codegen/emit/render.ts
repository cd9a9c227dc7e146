import type { Morph, PlannedFile } from './planned-file.ts';

/** The texts of planned files, without header; ts-morph is loaded only for TypeScript, which it parses once. */
export async function renderFiles(files: readonly PlannedFile[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const sources = files.filter(({ path, inputs, content }) => {
    if (content === 'json') texts.set(path, `${JSON.stringify(inputs, null, 2)}\n`);
    return content !== 'json';
  });
  if (sources.length === 0) return texts;
  // Loaded only now: it costs a third of a second and 118 MB.
  const morph = await import('ts-morph');
  const project = openProject(morph);
  for (const { path, content } of sources) {
    if (content === 'json') continue;
    const statements = content(morph);
    // ts-morph prints structures slowly, a character at a time: what is text already is only parsed.
    const written = statements.every((statement) => typeof statement === 'string')
      ? statements.join('\n')
      : { statements };
    const source = project.createSourceFile(`/${path}`, written);
    assertParsed(path, source.compilerNode);
    texts.set(path, tidy(source.getFullText()));
    source.forget();
  }
  return texts;
}

/** Nothing that TypeScript cannot read ever replaces a file that it can. */
function assertParsed(path: string, node: object): void {
  // Kept on every source file by the compiler, though not among its public types.
  const { parseDiagnostics = [] } = node as { parseDiagnostics?: readonly { messageText: unknown }[] };
  const [first] = parseDiagnostics;
  if (first) throw new Error(`The text generated for ${path} is no TypeScript: ${String(first.messageText)}`);
}

function openProject(morph: Morph): InstanceType<Morph['Project']> {
  return new morph.Project({
    useInMemoryFileSystem: true,
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    manipulationSettings: {
      indentationText: morph.IndentationText.TwoSpaces,
      newLineKind: morph.NewLineKind.LineFeed,
      quoteKind: morph.QuoteKind.Single,
      usePrefixAndSuffixTextForRename: false,
    },
  });
}

function tidy(text: string): string {
  return text
    .replace(/^\n+/, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n*$/, '\n');
}
