import { expect, test } from 'vitest';
import { paperLinks, printHref } from '#pages/Client/Profile/blocks/paper-links.ts';

const id = '01k8n3v5x7z9b1d3f5h7k9m1n3';

test('a company has no page of a person, nor a person one of a company', () => {
  expect(paperLinks('company', id)[0]?.section).toBe('company-profile');
  expect(paperLinks('individual', id)[0]?.section).toBe('individual-profile');
});

test('one paper is printed by itself, several as one document in their order', () => {
  expect(printHref('company', id, ['references'])).toBe(`/export/profils/${id}/references`);
  const several = new URL(printHref('company', id, ['references', 'company']) ?? '', 'https://ilot.test');
  expect(several.pathname).toBe(`/export/profils/${id}/dossier`);
  expect([...several.searchParams.values()]).toEqual(['reference', 'company-profile']);
  expect(printHref('company', id, [])).toBeNull();
});
