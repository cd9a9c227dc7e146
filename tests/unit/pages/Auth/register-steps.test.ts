import { describe, expect, test } from 'vitest';
import { register, registerPage } from '#contracts/auth/register.ts';
import {
  blankValues,
  draftOf,
  stepOfErrors,
  stepOfField,
  withDraft,
} from '#pages/Auth/blocks/register/steps.ts';

const values = register.example;

describe('what a browser keeps of signing up', () => {
  test('holds no password, consent or stamp', () => {
    const kept = JSON.stringify(draftOf(values));
    expect(kept).not.toContain(values.password);
    for (const key of ['password', 'acceptsTerms', 'stamp', 'website']) expect(kept).not.toContain(`"${key}`);
  });

  test('comes back over the blank form', () => {
    const blank = { ...values, firstName: '', company: { ...values.company, city: '' } };
    const kept: unknown = JSON.parse(JSON.stringify(draftOf(values)));
    expect(withDraft(blank, kept)).toEqual(values);
  });

  test('is dropped when another release wrote it', () => {
    for (const kept of [
      null,
      'x',
      [],
      {},
      { ...draftOf(values), company: null },
      { ...draftOf(values), email: 3 },
    ]) {
      expect(withDraft(values, kept)).toBeNull();
    }
  });
});

test('only terms that can be read are asked to be accepted', () => {
  const { example } = registerPage;
  expect(blankValues({ ...example, termsUrl: '/conditions' }).acceptsTerms).toBe(false);
  expect(blankValues({ ...example, termsUrl: null }).acceptsTerms).toBe(true);
});

describe('the step with the first error', () => {
  test('is shown, whatever the order in which errors came', () => {
    expect(stepOfErrors(['couponCode', 'company.siren'])).toBe('company');
    expect(stepOfErrors(['base'])).toBe('offer');
    expect(stepOfErrors([])).toBeNull();
    expect(stepOfField('passwordConfirmation')).toBe('you');
  });
});
