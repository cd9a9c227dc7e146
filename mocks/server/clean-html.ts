import sanitizeHtml from 'sanitize-html';

/** What a formatted text may hold; everything else is dropped, its text kept. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
  allowedAttributes: {},
};

/** HTML that is safe to show. An empty editor counts as no text. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, allowed).trim();
  return sanitizeHtml(clean, { allowedTags: [] }).trim() === '' ? '' : clean;
}
