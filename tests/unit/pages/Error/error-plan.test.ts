import { describe, expect, test } from 'vitest';
import * as errorMessages from '#messages/error.ts';
import { errorPlan } from '#pages/Error/blocks/error-plan.ts';
import { translate } from '#runtime/locale/messages.ts';

const t = translate('fr', errorMessages);
const statuses = [401, 403, 404, 405, 410, 413, 419, 422, 429, 500, 502, 504];

describe('what an error page says', () => {
  test.each([
    [401, 'Connectez-vous pour continuer.'],
    [403, 'Vous n’avez pas accès à cette page.'],
    [404, 'Cette page n’existe pas ou n’est plus disponible.'],
    [405, 'Action non autorisée.'],
    [410, 'Ce contenu a été retiré.'],
    [413, 'Le fichier envoyé est trop volumineux.'],
    [419, 'Votre session a expiré. Rechargez la page.'],
    [422, 'La demande n’a pas pu être traitée.'],
    [429, 'Trop de demandes. Patientez 12 s.'],
    [500, 'Erreur de notre côté. Nos équipes sont prévenues.'],
    [502, 'Service momentanément indisponible.'],
    [504, 'Service momentanément indisponible.'],
  ])('%i: %s', (status, text) => {
    expect(t(`text.${errorPlan(status, 'client').text}`, { seconds: 12 })).toBe(text);
  });

  test('every status has a text in both languages', () => {
    for (const status of statuses) {
      const { text } = errorPlan(status, 'client');
      expect(errorMessages.fr.text[text]).not.toBe('');
      expect(errorMessages.en.text[text]).not.toBe('');
      expect(errorMessages.en.text[text]).not.toBe(errorMessages.fr.text[text]);
    }
  });

  test('a status without a text of its own takes the nearest', () => {
    expect(errorPlan(400, 'client').text).toBe('422');
    expect(errorPlan(451, 'client').text).toBe('422');
    expect(errorPlan(503, 'client').text).toBe('502');
    expect(errorPlan(501, 'client').text).toBe('500');
  });
});

describe('what an error page offers', () => {
  test('there is always a way on, and never the same twice', () => {
    for (const status of statuses) {
      for (const context of ['admin', 'client', 'guest'] as const) {
        const { actions } = errorPlan(status, context);
        expect(actions.length).toBeGreaterThan(0);
        expect(new Set(actions).size).toBe(actions.length);
      }
    }
  });

  test('a guest is offered to sign in, never a dashboard; who is signed in is not asked to again', () => {
    for (const status of statuses) {
      expect(errorPlan(status, 'guest').actions).not.toContain('dashboard');
      if (status !== 401) expect(errorPlan(status, 'client').actions).not.toContain('signIn');
    }
    expect(errorPlan(404, 'guest').actions).toContain('signIn');
  });

  test('the session that expired is reloaded, too many requests are tried again', () => {
    expect(errorPlan(419, 'client').actions.at(-1)).toBe('reload');
    expect(errorPlan(429, 'client').actions.at(-1)).toBe('retry');
  });

  test('only a service that is away for a moment is asked again without the person', () => {
    expect(statuses.filter((status) => errorPlan(status, 'client').isRetriedOnce)).toEqual([502, 504]);
  });
});
