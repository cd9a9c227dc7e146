import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { openViteSource } from '#codegen/vite/source.ts';
import { manualClock } from '../watch/manual-clock.ts';

function open() {
  const clock = manualClock();
  const touched: string[] = [];
  const added: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: (paths: string[]) => added.push(...paths) });
  // The source listens and adds, no more.
  const server = { watcher } as unknown as Parameters<typeof openViteSource>[0];
  const source = openViteSource(server, (path) => touched.push(path), clock);
  source.follow({
    manifest: '/project/manifest.json',
    out: '/project/generated',
    trees: [{ kind: 'page', folder: '/pages' }],
    packages: ['/project/package.json'],
  });
  return { clock, touched, added, watcher, source };
}

test('a file is looked at again after each change, since a second one may not be told', () => {
  const { clock, touched, watcher } = open();
  watcher.emit('all', 'change', '/project/manifest.json');
  watcher.emit('all', 'change', '/project/manifest.json');
  expect(touched).toHaveLength(2);
  clock.advance(1_000);
  expect(touched).toHaveLength(3);
});

test('what the scope names is watched, and looked at when the watcher is ready', () => {
  const { touched, added, watcher } = open();
  expect(added).toEqual(['/project/manifest.json', '/project/package.json', '/pages']);
  watcher.emit('ready');
  expect(touched).toEqual(added);
});

test('nothing is told once it is closed', () => {
  const { clock, touched, watcher, source } = open();
  watcher.emit('all', 'change', '/project/manifest.json');
  source.close();
  watcher.emit('all', 'change', '/project/manifest.json');
  watcher.emit('ready');
  clock.advance(1_000);
  expect(touched).toHaveLength(1);
});
