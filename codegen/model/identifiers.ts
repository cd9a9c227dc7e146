const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package ' +
    'private protected public return static super switch this throw true try typeof undefined var void while ' +
    'with yield async of buildRoute BuildOptions Href'
  ).split(' '),
);

/** Files beside the groups, whose names a first-level group cannot take. */
const OWN_FILES = new Set(['parameters', 'table', 'names', 'index']);

/** `bulk-edit` → `bulkEdit`; a reserved word or a leading digit gets an underscore: `delete_`, `_2fa`. */
export function exportName(segment: string): string {
  const camel = segment.replace(/[-_]+([A-Za-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
  const name = camel.replace(/[^A-Za-z0-9_]/g, '') || '_';
  if (/^\d/.test(name)) return `_${name}`;
  return RESERVED.has(name) ? `${name}_` : name;
}

/** `operation-note` → `OperationNote` */
export function typeName(segment: string): string {
  const name = exportName(segment).replace(/_$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** File of a route's group without extension: `client/operation`, `root` for a name of one segment. */
export function groupOf(routeName: string): string {
  const segments = routeName.split('.').slice(0, -1);
  const [first = ''] = segments;
  if (segments.length === 0) return 'root';
  const reserved = segments.length === 1 && (OWN_FILES.has(first.toLowerCase()) || first === 'root');
  return reserved ? `${first}_` : segments.join('/');
}

/** File of a page's registry without extension: `client` for `Client/Dashboard`. */
export function areaOf(pageName: string): string {
  const area = (pageName.split('/')[0] ?? '').toLowerCase();
  return area === 'index' ? 'index_' : area;
}
