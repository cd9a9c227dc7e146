/**
 * What a page with the maps script loads, by the directives of its content security policy (Google Maps
 * Platform, content security policy guide, allowlist form).
 */
export const mapsSources = {
  'script-src': ['https://maps.googleapis.com'],
  'img-src': ['https://maps.gstatic.com', 'https://*.googleapis.com', 'https://*.ggpht.com'],
  'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ["'self'", 'blob:'],
} as const;
