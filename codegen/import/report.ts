/** What has no counterpart in a manifest, or was changed to have one. */
const KINDS = {
  unnamed: ['Routes without a name, left out', 'Name them in the source, or use add.'],
  duplicate: ['Routes whose name another one has, left out', 'Give each its own name.'],
  fallback: ['Fallback routes, left out', 'The server answers what no route fits.'],
  methods: ['Methods that a manifest does not know, left out', undefined],
  malformed: ['Entries that are no routes, left out', undefined],
  refused: ['Routes that a manifest cannot hold, left out', 'Mend them in the source, or use add.'],
  present: ['Routes that the manifest has already, untouched', undefined],
  renamed: ['Routes with another name', undefined],
  parameters: ['Parameters with another name', undefined],
  formats: [
    'Formats that cannot be translated, left out',
    'The routes take more than they did: write "wheres" of your own.',
  ],
  narrowed: ['Parameters that take their format from the manifest', 'Check that it fits these routes too.'],
  defaults: ['Default values, left out', 'Texts and numbers can stand in "defaults".'],
  signIn: ['Routes that ask for a signed-in person', 'A manifest does not say it: the server must.'],
  abilities: [
    'Abilities about a record, or beyond the first of a route, without counterpart',
    '"can" names one permission; the server checks the record.',
  ],
  middleware: ['Middleware without counterpart', undefined],
  closures: ['Routes answered by a closure', 'They need a handler of their own.'],
  pages: [
    'Routes that may show a page, which the source does not tell',
    'Add "page": "Area/Name" to those that do.',
  ],
  notes: ['Notes', undefined],
} as const satisfies Record<string, readonly [title: string, remedy: string | undefined]>;

export type ReportKind = keyof typeof KINDS;

export interface ReportItem {
  /** Route, parameter or middleware. */
  readonly subject: string;
  readonly detail?: string;
}

export interface ReportGroup {
  readonly kind: ReportKind;
  /** Says what the items are. */
  readonly title: string;
  readonly remedy?: string;
  readonly items: readonly ReportItem[];
}

/** Collects items and gives them grouped. */
export interface Report {
  add(kind: ReportKind, subject: string, detail?: string): void;
  /** Groups with items, in the order of the kinds. */
  groups(): ReportGroup[];
}

/** An empty report. */
export function createReport(): Report {
  const items = new Map<ReportKind, ReportItem[]>();
  return {
    add(kind, subject, detail) {
      const list = items.get(kind) ?? [];
      list.push(detail === undefined ? { subject } : { subject, detail });
      items.set(kind, list);
    },
    groups() {
      return Object.entries(KINDS).flatMap(([kind, [title, remedy]]): ReportGroup[] => {
        const found = items.get(kind as ReportKind);
        if (!found) return [];
        return [
          { kind: kind as ReportKind, title, ...(remedy === undefined ? {} : { remedy }), items: found },
        ];
      });
    },
  };
}
