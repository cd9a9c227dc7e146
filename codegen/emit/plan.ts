import type { Model } from '../model/model.ts';
import { planGroups } from './groups.ts';
import { planPages } from './pages.ts';
import type { Morph, PlannedFile } from './planned-file.ts';
import { planSharedFiles } from './shared-files.ts';

/** Every file that a model gives, sorted by path. */
export function planFiles(model: Model): PlannedFile[] {
  const files = [...planGroups(model), ...planSharedFiles(model), ...planPages(model)];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The texts of planned files, without header; ts-morph parses each file once. */
export function renderFiles(morph: Morph, files: readonly PlannedFile[]): Map<string, string> {
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
  return new Map(
    files.map((file) => {
      const source = project.createSourceFile(`/${file.path}`, { statements: file.statements(morph) });
      const text = source
        .getFullText()
        .replace(/^\n+/, '')
        .replace(/[ \t]+\n/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/\n*$/, '\n');
      source.forget();
      return [file.path, text];
    }),
  );
}
