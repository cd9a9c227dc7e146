/** A piece of a uri or domain: literal text, or a parameter. */
export type TemplateToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly optional: boolean; readonly key?: string };

const PARAMETER = /\{(\w+)(?::(\w+))?(\?)?\}/g;
const parsed = new Map<string, readonly TemplateToken[]>();

/** The tokens of a uri or domain, in order; slashes at both ends are dropped. Parsed once per text. */
export function parseTemplate(source: string): readonly TemplateToken[] {
  const known = parsed.get(source);
  if (known) return known;
  const tokens = tokenize(trimSlashes(source));
  parsed.set(source, tokens);
  return tokens;
}

/** Text without slashes at its ends. */
export function trimSlashes(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === '/') start += 1;
  while (end > start && text[end - 1] === '/') end -= 1;
  return text.slice(start, end);
}

function tokenize(text: string): TemplateToken[] {
  const tokens: TemplateToken[] = [];
  let last = 0;
  for (const match of text.matchAll(PARAMETER)) {
    const [whole, name = '', key, mark] = match;
    if (match.index > last) tokens.push({ kind: 'text', text: text.slice(last, match.index) });
    tokens.push({ kind: 'parameter', name, optional: mark === '?', ...(key === undefined ? {} : { key }) });
    last = match.index + whole.length;
  }
  if (last < text.length) tokens.push({ kind: 'text', text: text.slice(last) });
  return tokens;
}
