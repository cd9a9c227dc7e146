import { parseJson } from '#runtime/protocol/parse-json.ts';
import type { SafeStorage } from '#runtime/storage/safe-storage.ts';

/** A page that was looked at. */
export interface RecentPage {
  readonly href: string;
  readonly title: string;
}

/** How many pages are kept; the palette shows fewer. */
const mostKept = 12;

const isRecent = (value: unknown): value is RecentPage => {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title } = value as { href?: unknown; title?: unknown };
  return typeof href === 'string' && /^\/(?!\/)/.test(href) && typeof title === 'string';
};

/** The pages looked at last, newest first; what is not readable is left out. */
export function readRecent(storage: SafeStorage, key: string): readonly RecentPage[] {
  const kept = parseJson(storage.get(key) ?? '');
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

/** Notes a page as the newest one; it stands there once. */
export function noteRecent(storage: SafeStorage, key: string, page: RecentPage): void {
  const others = readRecent(storage, key).filter(({ href }) => href !== page.href);
  storage.set(key, JSON.stringify([page, ...others].slice(0, mostKept)));
}

/** Where the pages of one person in one company are kept. */
export const recentKey = (identity: string): string => `recent:${identity}`;
