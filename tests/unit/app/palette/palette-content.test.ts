import { describe, expect, test } from 'vitest';
import {
  paletteContent,
  searchedText,
  type Offer,
  type PaletteSources,
} from '#app/palette/palette-content.ts';
import type { Action } from '#ui/actions/action.ts';

const actions: readonly Action[] = [
  { id: 'home', label: 'Tableau de bord', place: 'go', href: '/tableau-de-bord' },
  { id: 'list', label: 'Opérations', place: 'go', href: '/operations' },
  { id: 'new', label: 'Nouvelle opération', place: 'create', href: '/operations/creer' },
  { id: 'edit', label: 'Modifier', place: 'page', href: '/operations/1/modifier', keys: 'e' },
  {
    id: 'print',
    label: 'Imprimer',
    place: 'page',
    words: ['papier'],
    choices: [
      { id: 'cover', label: 'Couverture' },
      { id: 'bank', label: 'Couverture bancaire' },
    ],
  },
];
const hit = (id: string, title: string, href: string | null) => ({
  id,
  title,
  href,
  subtitle: null,
  amountCents: null,
});
const sources = (more: Partial<PaletteSources>): PaletteSources => ({
  query: '',
  path: '/operations/1',
  actions,
  hits: [],
  recents: [],
  ...more,
});
const nameOf = (offer: Offer): string => {
  if (offer.kind === 'action') return offer.action.id;
  return offer.kind === 'hit' ? offer.hit.id : offer.page.title;
};
/** Each group as its id and the names of what it offers. */
const shown = (more: Partial<PaletteSources>): Record<string, string[]> =>
  Object.fromEntries(paletteContent(sources(more)).map(({ id, offers }) => [id, offers.map(nameOf)]));

describe('the palette before anything is typed', () => {
  test('offers what was seen last, then every action by its place, each way of doing it', () => {
    const recents = [{ href: '/operations/2', title: 'Clos des Pins' }];
    const content = shown({ recents });
    expect(content).toEqual({
      recent: ['Clos des Pins'],
      page: ['edit', 'print.cover', 'print.bank'],
      go: ['home', 'list'],
      create: ['new'],
    });
    expect(Object.keys(content)).toEqual(['recent', 'page', 'go', 'create']);
  });

  test('leaves out where one is, and what a line leads to already', () => {
    const recents = [
      { href: '/operations/1', title: 'Ici' },
      { href: '/operations', title: 'Opérations' },
    ];
    expect(shown({ recents })).not.toHaveProperty('recent');
    expect(shown({ path: '/operations' })['go']).toEqual(['home']);
  });
});

describe('the palette for what is typed', () => {
  test('shows records as the server ranks them, then what fits among pages and actions', () => {
    const hits = [
      { type: 'lot' as const, hits: [hit('l1', 'Lot A31', '/operations/1#lots')] },
      { type: 'operation' as const, hits: [hit('o2', 'Opération Bastide', '/operations/2')] },
    ];
    expect(shown({ query: 'opération', hits, path: '/ailleurs' })).toEqual({
      lot: ['l1'],
      operation: ['o2'],
      go: ['list'],
      create: ['new'],
    });
  });

  test('finds an action by other words too, whatever the accents', () => {
    expect(shown({ query: 'PAPIER bancaire' })).toEqual({ page: ['print.bank'] });
  });

  test('offers an address once, by the action that has its keys', () => {
    const hits = [
      {
        type: 'action' as const,
        hits: [hit('client.operation.create', 'Nouvelle opération', '/operations/creer')],
      },
    ];
    expect(shown({ query: 'nouvelle', hits })).toEqual({ create: ['new'] });
    const twice: Action[] = [
      ...actions,
      { id: 'page.new', label: 'Nouvelle opération', place: 'page', href: '/operations/creer' },
    ];
    expect(shown({ query: 'nouvelle', actions: twice })).toEqual({ page: ['page.new'] });
  });

  test('finds the page one is on too: it was asked for by name', () => {
    expect(shown({ query: 'opérations', path: '/operations' })['go']).toEqual(['list']);
  });

  test('offers no record that has no page yet', () => {
    const hits = [{ type: 'contact' as const, hits: [hit('c1', 'Mme Roy', null)] }];
    expect(shown({ query: 'roy', hits })).toEqual({});
  });

  test('after a > offers actions alone, and asks the server nothing', () => {
    expect(searchedText('>mod')).toBeNull();
    expect(searchedText('bastide')).toBe('bastide');
    expect(shown({ query: '>mod', recents: [{ href: '/x', title: 'Modane' }] })).toEqual({ page: ['edit'] });
  });
});
