import { expect, test } from 'vitest';
import { contentPolicy } from '#mocks/hosts/http/content-policy.ts';
import { mapsScript } from '#runtime/maps/load-maps.ts';
import { oembedHref, readVideo } from '#runtime/video/providers.ts';

/** The sources of a directive. */
function sourcesOf(policy: string, directive: string): readonly string[] {
  const [, ...sources] =
    policy
      .split('; ')
      .map((part) => part.split(' '))
      .find(([name]) => name === directive) ?? [];
  return sources;
}

test('without a key no page may load anything of the maps service', () => {
  const policy = contentPolicy({ hasMaps: false });
  expect(policy).not.toMatch(/google|gstatic|ggpht/);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
});

test('with a key pages may load its script, and scripts of nobody else', () => {
  const script = new URL(mapsScript({ key: 'key', language: 'fr', region: 'FR' }));
  expect(sourcesOf(contentPolicy({ hasMaps: true }), 'script-src')).toEqual(["'self'", script.origin]);
});

test('pictures of maps may come from the service that is set up, and nothing else from it', () => {
  const policy = contentPolicy({ hasMaps: false, tiles: 'https://tuiles.example/plan/{z}/{x}/{y}.png' });
  expect(sourcesOf(policy, 'img-src')).toContain('https://tuiles.example');
  expect(policy.match(/tuiles\.example/g)).toHaveLength(1);
  expect(sourcesOf(contentPolicy({ hasMaps: false }), 'img-src')).not.toContain('https://tuiles.example');
});

test('every video provider may be asked, and nobody may frame our pages or take our forms', () => {
  const policy = contentPolicy({ hasMaps: true });
  for (const address of [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://dai.ly/x7tgad0',
  ]) {
    const video = readVideo(address);
    expect(sourcesOf(policy, 'connect-src')).toContain(video && new URL(oembedHref(video)).origin);
  }
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"]);
  expect(policy).not.toContain('unsafe-eval');
});
