import { expect, test } from 'vitest';
import { mediaArchive } from '#contracts/client/media/archive.ts';
import { mediaList } from '#contracts/client/media.ts';
import { archiveAddress } from '#pages/Client/Media/blocks/archive-address.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';

const [first, second] = ['01k8n3v5x7z9b1d3f5h7k9m1n3', '01k8n3v5x7z9b1d3f5h7k9m1n4'] as const;
const defaults = mediaList.query.parse({}) as unknown as ListQuery;
const read = (address: string) =>
  mediaArchive.query.parse(Object.fromEntries(new URL(address, 'https://ilot.test').searchParams));

test('files that are chosen one by one are named', () => {
  const asked = read(archiveAddress({ query: defaults, defaults }, { kind: 'ids', ids: [first, second] }));
  expect(asked).toMatchObject({ ids: [first, second], all: '' });
});

test('a whole list is asked for by its filters, whatever its page and its look, but for what is freed', () => {
  const query = { ...defaults, kind: ['plan'], page: 3, perPage: 100, look: 'cards' };
  const address = archiveAddress({ query, defaults }, { kind: 'all', except: [second] });
  expect(address).not.toContain('look');
  expect(read(address)).toMatchObject({ ids: [], all: '1', kind: ['plan'], except: [second], page: 1 });
});
