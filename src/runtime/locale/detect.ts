interface Preference {
  readonly tag: string;
  readonly weight: number;
}

function readPreferences(header: string): string[] {
  return header
    .split(',')
    .map((part): Preference => {
      const [tag = '', ...options] = part.split(';').map((piece) => piece.trim());
      const quality = options.find((option) => option.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * The best supported language for an `Accept-Language` header or `navigator.languages`.
 * `fr-CA` answers `fr`; `*` answers the fallback; nothing known answers the fallback.
 */
export function detectLocale<L extends string>(
  wanted: string | readonly string[] | null | undefined,
  supported: readonly L[],
  fallback: L,
): L {
  const tags = typeof wanted === 'string' ? readPreferences(wanted) : (wanted ?? []);
  for (const tag of tags) {
    if (tag === '*') return fallback;
    const language = tag.toLowerCase().split('-')[0];
    const found = supported.find((locale) => locale === tag.toLowerCase() || locale === language);
    if (found !== undefined) return found;
  }
  return fallback;
}
