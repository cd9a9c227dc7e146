/** The texts of one language out of a message file, for code that knows its language already. */
export function messagesFor<Texts>(
  locale: 'fr' | 'en',
  messages: { readonly fr: Texts; readonly en: unknown },
): Texts {
  return locale === 'fr' ? messages.fr : (messages.en as Texts);
}
