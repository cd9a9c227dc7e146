import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';
import { withEntry, withLine } from './skeleton.ts';

/** What a new page is called in the lists that all pages share. */
interface ListedWords {
  readonly route: string;
  readonly title: string;
  readonly titleEn: string;
}

/** What a new kind of record is called there. */
interface ListedRecord extends ListedWords {
  /** `house-key` */
  readonly type: string;
  /** `client.house-key` */
  readonly groupName: string;
  /** `houseKey`: the parameter of its addresses. */
  readonly parameter: string;
  readonly table: string;
  /** `contact`: what it is a permission of to see one. */
  readonly area: string;
  /** Texts of its form: `client/house-key/form`. */
  readonly contract: string;
  /** Variable of its texts in a list of others: `houseKeyMessages`. */
  readonly messages: string;
}

/** Files of these lists, which are formatted once they were written to. */
export const sharedLists = new Set<string>();

const edit = (path: string, change: (text: string) => string): void => {
  const file = join(projectRoot, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  if (path.endsWith('.ts')) sharedLists.add(path);
};
const plain = (text: string): string => text.replaceAll("'", '’');

/** The title of a page, for tabs and breadcrumbs. */
export function addTitle({ route, title, titleEn }: ListedWords): void {
  edit('src/messages/page-titles/client.ts', (text) =>
    withLine(text, { fr: `  '${route}': '${plain(title)}',`, en: `  '${route}': '${plain(titleEn)}',` }),
  );
}

/** The line of the journal of one action. */
export function addHistory(action: string, fr: string, en: string): void {
  edit('src/messages/history.ts', (text) =>
    withLine(text, {
      fr: `    '${action}': '{actor} ${plain(fr)}',`,
      en: `    '${action}': '{actor} ${plain(en)}',`,
    }),
  );
}

/** The format of a parameter that has none: that of the identifiers of rows. */
export function addPattern(parameter: string): void {
  edit('routes.manifest.json', (text) =>
    text.slice(0, text.indexOf('"routes": {')).includes(`"${parameter}": "`)
      ? text
      : withEntry(text, '"patterns": {', `    "${parameter}": "[0-9a-hjkmnp-tv-z]{26}",`),
  );
}

/** What journal, bin, channels and tests must know of a new kind of record, each in the list of its kind. */
export function addRecord(record: ListedRecord): void {
  const { type, groupName, parameter, table, area, contract, messages, title, titleEn } = record;
  const [fr, en] = [plain(title), plain(titleEn)];
  edit('src/contracts/realtime/channels.ts', (text) =>
    withEntry(text, 'export const recordTypes = [', `  '${type}',`),
  );
  edit('src/contracts/realtime/events.ts', (text) =>
    withEntry(text, 'export const realtimeEvents = {', `  '${type}.changed': changedRecords,`),
  );
  edit('mocks/server/bin/types.ts', (text) => withEntry(text, 'export const binTypes = [', `  '${type}',`));
  edit('mocks/realtime/rights/records.ts', (text) =>
    withEntry(
      text.includes(`  ${table},\n`) ? text : withEntry(text, 'import {\n  actualities,', `  ${table},`),
      'const finders: Readonly<Record<RecordType, Finder>> = {',
      `  '${type}': kept('${area}.list', ${table}),`,
    ),
  );
  edit('mocks/server/history/record-texts.ts', (text) =>
    withEntry(
      `import * as ${messages} from '#messages/${contract}.ts';\n${text}`,
      'const ownTexts: Readonly<Record<string, Readonly<Record<Locale, RecordTexts>>>> = {',
      `  '${type}': ${messages},`,
    ),
  );
  edit('src/messages/bin.ts', (text) => {
    const entries = [
      ['type', fr, en],
      ['one', `1 × ${fr}`, `1 × ${en}`],
      ['several', `{count} × ${fr}`, `{count} × ${en}`],
    ] as const;
    return entries.reduce((whole, [key, ofFr, ofEn]) => {
      const withFr = withEntry(whole, `  ${key}: {`, `    '${type}': '${ofFr}',`, 'export const fr');
      return withEntry(withFr, `  ${key}: {`, `    '${type}': '${ofEn}',`, 'export const en');
    }, text);
  });
  edit('tests/contract/engine/records/finders.ts', (text) =>
    withEntry(
      text,
      'export const finders: Readonly<Partial<Record<ParameterName, Finder>>> = {',
      `  ${parameter}: { on: '${groupName}.index', pick: (props) => at(props, 'list.items') },`,
    ),
  );
  addHistory(`${type}.create`, 'a créé {label}', 'created {label}');
  addHistory(`${type}.update`, 'a modifié {label}', 'changed {label}');
  addHistory(`${type}.delete`, 'a supprimé {label}', 'deleted {label}');
  addHistory(`${type}.restore`, 'a rétabli {label}', 'restored {label}');
}
