import { expect, test } from 'vitest';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { translate } from '#runtime/locale/translate.ts';
import { faultText } from '#pages/Client/blocks/cityscan/fault-text.ts';

const t = translate('fr', cityscanMessages, 'Europe/Paris');

test('a service that is down is told in one sentence, with the day of the last analysis', () => {
  expect(faultText(t, 'unavailable', '12/11/2026')).toBe(
    'Service d’analyse indisponible, dernière analyse du 12/11/2026.',
  );
  expect(faultText(t, 'unavailable', null)).toBe(
    'Service d’analyse indisponible, aucune analyse précédente.',
  );
});

test('what the service answered is told with its remedy', () => {
  expect(faultText(t, 'not_covered', null)).toBe(
    'Le service n’a pas de données pour cette adresse. Aucune analyse précédente.',
  );
});
