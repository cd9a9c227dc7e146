import { expect, test } from 'vitest';
import { logoContent, sizeInHead } from '#ui/print/running-logo.ts';

test.each([
  [
    { width: 604, height: 96 },
    { width: 164, height: 26 },
  ],
  [
    { width: 1200, height: 60 },
    { width: 170, height: 9 },
  ],
  [
    { width: 400, height: 400 },
    { width: 26, height: 26 },
  ],
  [
    { width: 20_000, height: 1 },
    { width: 170, height: 1 },
  ],
])('a logo of %j stands whole in the running head, as %j', (picture, place) => {
  expect(sizeInHead(picture)).toEqual(place);
});

test('its drawing is one text of a style sheet, whatever its picture is', () => {
  const content = logoContent({ src: 'data:image/png;base64,AA+/=', width: 164, height: 26 });
  expect(content).toMatch(/^url\("data:image\/svg\+xml,[^"\s\\]+"\)$/);
  expect(decodeURIComponent(content)).toContain('<image href="data:image/png;base64,AA+/="');
});
