import { fileFormats } from '#contracts/files.ts';

/** What the server writes itself and no bytes show: lists, reports. */
const plainEndings = ['csv', 'txt'];

/**
 * The name under which a file is given out: its ending is that of its media type, whatever its sender called it,
 * so that no system takes a picture for a page. Of a type that is not known only harmless endings stay.
 */
export function safeFileName(name: string, contentType: string): string {
  const [, stem = name, ending = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  const isKnown = Object.hasOwn(fileFormats, contentType);
  const known = isKnown ? fileFormats[contentType as keyof typeof fileFormats].toLowerCase() : null;
  if (known === null) return `${stem}.${plainEndings.includes(ending.toLowerCase()) ? ending : 'bin'}`;
  return `${stem}.${known === 'jpeg' ? 'jpg' : known}`;
}
