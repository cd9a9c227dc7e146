const signs: readonly RegExp[] = [
  // An address of e-mail.
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  // An address of the web.
  /\b(?:https?:\/\/|www\.)\S+/i,
  // Ten figures of a French telephone number, apart or not, with or without the country's code.
  /(?:\+33|0033|\b0)[\s.-]?[1-9](?:[\s.-]?\d{2}){4}\b/,
];

/** Whether a text tells how to reach somebody: portals refuse such adverts, and leads would pass by the platform. */
export const holdsContactDetails = (text: string): boolean => signs.some((sign) => sign.test(text));
