import type { ExportSection } from '#contracts/export/sections.ts';

type Dashed<Name extends string> = Name extends `${infer First}.${infer Rest}` ? `${First}-${Rest}` : Name;

/** Where the messages have the title of a paper: dots lead deeper there. */
export const sectionKey = (section: ExportSection): Dashed<ExportSection> =>
  section.replace('.', '-') as Dashed<ExportSection>;
