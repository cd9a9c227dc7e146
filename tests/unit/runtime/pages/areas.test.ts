import { expect, test, vi } from 'vitest';
import { createAreas, type AreaPages, type LazyArea, type SharedArea } from '#runtime/pages/areas.ts';
import { UnknownPageError } from '#runtime/protocol/failures.ts';
import type { TableRoute } from '#runtime/routes/types.ts';

const module = { default: () => null };
const page = () => Promise.resolve(module);
const show = (order: number, uri: string, name: string): TableRoute => ({
  order,
  name,
  uri,
  methods: ['GET'],
  page: name,
});
interface Code {
  readonly routes: readonly TableRoute[];
  readonly pages: AreaPages;
}
const areaOf = (name: string, firstSegments: readonly string[] | null, code: Code) => {
  const pages = vi.fn(async () => code.pages);
  const routes = vi.fn(async () => code.routes);
  const area: LazyArea = { name, firstSegments, pageFolders: [name], pages, routes };
  return { area, pages, routes };
};

const shared: SharedArea = { routes: async () => [show(5, '{any}', 'Any')], pages: { Any: page } };
const open = () => {
  const admin = areaOf('Admin', ['admin'], {
    routes: [show(0, 'admin', 'Admin/Home'), show(1, 'admin/users', 'Admin/Users')],
    pages: { 'Admin/Home': page, 'Admin/Users': page },
  });
  const wild = areaOf('Wild', null, {
    routes: [show(9, '{a}/{b}', 'Wild/Two')],
    pages: { 'Wild/Two': page },
  });
  return { admin, wild, areas: createAreas(shared, [admin.area, wild.area]) };
};

test('an area is fetched by the first address or page of its own, once, and by no other', async () => {
  const { admin, areas } = open();
  expect(await areas.pageAt('/autre?x=1')).toBe('Any');
  await areas.loadPage('Any');
  expect(admin.pages).not.toHaveBeenCalled();
  expect(admin.routes).not.toHaveBeenCalled();
  expect(await Promise.all([areas.pageAt('/admin/users'), areas.loadPage('Admin/Home')])).toEqual([
    'Admin/Users',
    module,
  ]);
  await Promise.all([areas.pageAt('/admin'), areas.loadPage('Admin/Users')]);
  expect(admin.pages).toHaveBeenCalledTimes(1);
  expect(admin.routes).toHaveBeenCalledTimes(1);
});

test('the first route of the manifest wins, in whichever area it stands and however it is spelt', async () => {
  const { areas } = open();
  expect(await areas.pageAt('/admin')).toBe('Admin/Home');
  expect(await areas.pageAt('/%61dmin/')).toBe('Admin/Home');
  expect(await areas.pageAt('/elsewhere/deep')).toBe('Wild/Two');
});

test('an area whose addresses may begin with anything is asked for at any address', async () => {
  const { areas, wild } = open();
  await areas.pageAt('/x');
  expect(wild.routes).toHaveBeenCalledTimes(1);
});

test('an area that could not be fetched is asked for again', async () => {
  const offline = new Error('offline');
  const pages = vi.fn<LazyArea['pages']>().mockRejectedValueOnce(offline).mockResolvedValue(shared.pages);
  const routes = vi.fn<LazyArea['routes']>().mockRejectedValueOnce(offline).mockImplementation(shared.routes);
  const areas = createAreas({ routes: async () => [], pages: {} }, [
    { name: 'any', firstSegments: null, pageFolders: ['Any'], pages, routes },
  ]);
  await expect(areas.loadPage('Any')).rejects.toThrow('offline');
  expect(await areas.loadPage('Any')).toBe(module);
  await expect(areas.pageAt('/any')).rejects.toThrow('offline');
  expect(await areas.pageAt('/any')).toBe('Any');
});

test('a name that is not a page, even one that every object has, is unknown', async () => {
  const { areas } = open();
  for (const name of ['A', 'constructor', '__proto__', 'Admin/constructor', '']) {
    await expect(areas.loadPage(name)).rejects.toBeInstanceOf(UnknownPageError);
  }
});
