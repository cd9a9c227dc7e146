import type { Morph, PlannedFile, Statement } from './planned-file.ts';

/** After so many files whoever waits is told. */
const TOLD_EVERY = 100;

/** The texts of planned files, without header; ts-morph is loaded only when one of them is TypeScript. */
export async function renderFiles(
  files: readonly PlannedFile[],
  onCount: (count: number) => void = () => undefined,
): Promise<Map<string, string>> {
  if (files.every(({ content }) => content === 'json')) return new Map(files.map(jsonText));
  // Loaded only now: it costs a third of a second and 118 MB.
  const morph = await import('ts-morph');
  const print = createPrinter(morph);
  return new Map(
    files.map((file, index): [string, string] => {
      const { path, content } = file;
      if (index % TOLD_EVERY === 0) onCount(index);
      if (content === 'json') return jsonText(file);
      const statements = content(morph);
      // ts-morph prints structures a character at a time, which is slow: what is text already stays as it is.
      const text = tidy(statements.every(isText) ? statements.join('\n') : print(path, statements));
      assertParsed(morph, path, text);
      return [path, text];
    }),
  );
}

function jsonText({ path, inputs }: PlannedFile): [string, string] {
  return [path, `${JSON.stringify(inputs, null, 2)}\n`];
}

function isText(statement: Statement): statement is string {
  return typeof statement === 'string';
}

/** Nothing that TypeScript cannot read ever takes the place of a file that it can. */
function assertParsed({ ts }: Morph, path: string, text: string): void {
  const source: object = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.ESNext,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  // Kept on every source file by the compiler, though not among its public types.
  const { parseDiagnostics = [] } = source as { parseDiagnostics?: readonly { messageText: unknown }[] };
  const [first] = parseDiagnostics;
  if (first) throw new Error(`The text generated for ${path} is no TypeScript: ${String(first.messageText)}`);
}

function createPrinter(morph: Morph): (path: string, statements: Statement[]) => string {
  const project = new morph.Project({
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
  return (path, statements) => {
    const source = project.createSourceFile(`/${path}`, { statements });
    const text = source.getFullText();
    source.forget();
    return text;
  };
}

function tidy(text: string): string {
  const body = text.replace(/[ \t]+\n/g, '\n').replace(/\n{3,}/g, '\n\n');
  return `${body.replace(/^\n+/, '').trimEnd()}\n`;
}
