/** The frames a page can stand in. */
export type LayoutName = 'signIn' | 'adminSignIn' | 'guest' | 'recipient' | 'client' | 'admin' | 'export';

const usual: readonly (readonly [prefix: string, layout: LayoutName])[] = [
  ['Auth/', 'signIn'],
  ['Admin/Auth/', 'adminSignIn'],
  ['Admin/', 'admin'],
  ['Client/', 'client'],
  ['Export/', 'export'],
  // Behind a link alone, whoever follows it: shared documents, and those asked of a partner.
  ['SharedFiles/', 'recipient'],
  ['Supplier/', 'recipient'],
  ['Error/Maintenance', 'guest'],
];

/**
 * The layout of nearly all pages whose component's name begins so: known before the page's data, it is fetched
 * beside the page's code. Undefined for pages that wait for theirs when they are shown.
 */
export function usualLayout(component: string): LayoutName | undefined {
  return usual.find(([prefix]) => component.startsWith(prefix))?.[1];
}

/** The file of a layout, from the project's root. */
export const layoutSource = (name: LayoutName): string =>
  `src/app/layouts/${name.charAt(0).toUpperCase()}${name.slice(1)}Layout.tsx`;
