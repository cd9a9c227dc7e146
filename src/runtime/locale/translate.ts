import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import { intlTag, type Locale } from './locale.ts';
import { protectApostrophes } from './protect-apostrophes.ts';

/** A group of texts, nested or not, in one language. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The keys of a group of texts, nested ones joined by dots. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

/** What may be put into a text: `{name}`, `{count, plural, …}`, `{day, date}`. */
export type MessageValues = Record<string, string | number | Date>;

/** Wraps a part of a text: `<link>…</link>` → `(chunks) => <a>{chunks}</a>`. */
export type RichValues = Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>;

/** Typed texts: a wrong key is a type error. */
export interface Translate<T> {
  (key: MessageKey<T>, values?: MessageValues): string;
  /** A text with marked parts, as React nodes. */
  rich(key: MessageKey<T>, values?: RichValues): ReactNode;
  /** Whether a key known only at run time exists; narrows it. */
  has(key: string): key is MessageKey<T>;
}

/** Both languages of a group of texts; the second is typed by the first. */
export interface Bilingual<T> {
  readonly fr: T;
  readonly en: Translated<T>;
}

type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

interface LooseTranslator {
  (key: string, values?: MessageValues): string;
  rich(key: string, values?: RichValues): ReactNode;
  has(key: string): boolean;
}

/** A text that the build has taken apart already; see `scripts/lib/compile-messages.ts`. */
const isCompiled = (value: unknown): boolean => Array.isArray(value);

function protectTree(tree: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? protectApostrophes(value) : isCompiled(value) ? value : protectTree(value),
    ]),
  );
}

const translators = new WeakMap<object, Map<string, LooseTranslator>>();

function translatorOf(messages: MessageTree, locale: Locale, timeZone: string): LooseTranslator {
  const known = translators.get(messages) ?? new Map<string, LooseTranslator>();
  translators.set(messages, known);
  const id = `${locale} ${timeZone}`;
  const existing = known.get(id);
  if (existing) return existing;
  const translator: LooseTranslator = createTranslator({
    locale: intlTag(locale),
    messages: protectTree(messages) as Record<string, string>,
    timeZone,
    getMessageFallback: ({ key }) => key,
  });
  known.set(id, translator);
  return translator;
}

/**
 * Texts outside React: `translate('fr', { fr, en })('title')`.
 * Memoised per group and language; a missing value shows the key and reports to the console.
 */
export function translate<const T extends MessageTree>(
  locale: Locale,
  messages: Bilingual<T>,
  timeZone = 'Europe/Paris',
): Translate<T> {
  const tree = locale === 'fr' ? messages.fr : (messages.en as MessageTree);
  // The keys are checked by `Translate<T>`; use-intl's own inference costs seconds over hundreds of groups.
  return translatorOf(tree, locale, timeZone) as unknown as Translate<T>;
}
