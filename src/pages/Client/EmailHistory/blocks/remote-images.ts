/** True when a body asks another server for a picture. */
export const hasRemoteImages = (html: string): boolean =>
  /<img[^>]+src\s*=\s*["']?\s*(?:https?:)?\/\//i.test(html) || /url\(\s*["']?\s*(?:https?:)?\/\//i.test(html);
