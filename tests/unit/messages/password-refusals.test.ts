import { expect, test } from 'vitest';
import { checkPassword } from '#domain/identity/password-policy.ts';
import { passwordRefusal } from '#messages/password-refusals.ts';

test('every rule that is not met has a text that says what to do', () => {
  const question = { audience: 'client', words: ['garonne'], isCommon: true, isPrevious: true } as const;
  const texts = (password: string, locale: 'fr' | 'en') =>
    checkPassword(password, question)
      .rules.filter(({ isMet }) => !isMet)
      .map((rule) => passwordRefusal(locale, rule));
  expect(texts('Garonne', 'fr')).toEqual([
    'Choisissez un mot de passe d’au moins 12 caractères.',
    'Ajoutez un chiffre.',
    'Ajoutez un caractère spécial.',
    'Le mot de passe ne doit pas contenir « garonne ».',
    'Ce mot de passe est trop courant.',
    'Choisissez un mot de passe différent des 5 derniers.',
  ]);
  for (const password of ['', '1', 'x'.repeat(201), 'GARONNE']) {
    for (const text of [...texts(password, 'fr'), ...texts(password, 'en')]) expect(text).not.toMatch(/[{}]/);
  }
});
