import * as choices from '#messages/client/profile-choices.ts';
import * as profileMessages from '#messages/client/profile.ts';

/** Texts of the form, with the words of what is chosen there. */
export const formMessages = {
  fr: { ...profileMessages.fr, choices: choices.fr },
  en: { ...profileMessages.en, choices: choices.en },
};
