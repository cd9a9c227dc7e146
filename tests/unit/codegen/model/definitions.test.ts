import { expect, test } from 'vitest';
import { readManifest } from '#codegen/manifest/read.ts';
import { definitionsOf } from '#codegen/model/definitions.ts';
import { createWorkspace } from '../workspace.ts';

test('a definition says all that the matcher and the builders ask, and no more', () => {
  const { options } = createWorkspace(
    {
      pages: 'src/pages',
      patterns: { post: '\\A[a-z]+\\z' },
      defaults: { locale: 'fr' },
      routes: {
        home: { uri: '/', methods: ['GET'] },
        'post.show': {
          uri: '{locale}/posts/{post:slug}/{author}',
          methods: ['PUT', 'GET'],
          domain: '{team}.app.test',
          bindings: { author: 'key' },
          page: 'Post',
          can: 'post.list',
        },
      },
    },
    ['Post'],
  );
  const { model } = readManifest({
    ...options,
    runtime: '#runtime',
    allowMissingPages: false,
    only: [],
    except: [],
  });
  expect(definitionsOf(model.routes)).toEqual([
    { name: 'home', uri: '/', methods: ['GET'] },
    {
      name: 'post.show',
      uri: '{locale}/posts/{post}/{author}',
      methods: ['GET', 'PUT'],
      domain: '{team}.app.test',
      bindings: { post: 'slug', author: 'key' },
      wheres: { post: '[a-z]+' },
      defaults: { locale: 'fr' },
      page: 'Post',
      can: 'post.list',
    },
  ]);
});
