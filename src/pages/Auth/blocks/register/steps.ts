import type { RegisterProps, RegisterValues } from '#contracts/auth/register.ts';

/** The steps of signing up, with the fields of each. */
export const registerSteps = [
  {
    id: 'you',
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'passwordConfirmation'],
  },
  {
    id: 'company',
    fields: [
      'company.legalName',
      'company.siren',
      'company.legalForm',
      'company.activity',
      'company.postalCode',
      'company.city',
    ],
  },
  { id: 'offer', fields: ['planCode', 'couponCode', 'acceptsTerms', 'marketingOptIn'] },
] as const;

export type RegisterStep = (typeof registerSteps)[number]['id'];

/** The step of a field by its path; the last one for what concerns the whole form. */
export function stepOfField(name: string): RegisterStep {
  const found = registerSteps.find(({ fields }) => fields.some((field) => field === name));
  return found?.id ?? 'offer';
}

/** The first step on which something is to be corrected; null when there is none. */
export function stepOfErrors(names: readonly string[]): RegisterStep | null {
  const steps = names.map(stepOfField);
  return registerSteps.find(({ id }) => steps.includes(id))?.id ?? null;
}

/** What a browser keeps of the form: never a password, nor the consent to the terms. */
export type RegisterDraft = Omit<
  RegisterValues,
  'password' | 'passwordConfirmation' | 'acceptsTerms' | 'website' | 'stamp'
>;

/** The part of the values that may be kept. */
export function draftOf(values: RegisterValues): RegisterDraft {
  const { firstName, lastName, email, phone, company, planCode, couponCode, marketingOptIn } = values;
  return { firstName, lastName, email, phone, company, planCode, couponCode, marketingOptIn };
}

/** The values with a draft laid over them; null when it has not the form's shape, as an older release wrote it. */
export function withDraft(values: RegisterValues, draft: unknown): RegisterValues | null {
  if (!isRecord(draft) || !isRecord(draft['company'])) return null;
  const known = draftOf(values);
  const isSame = (one: unknown, other: object): boolean =>
    isRecord(one) &&
    Object.entries(other).every(([key, value]) =>
      value === null ? key in one : typeof one[key] === typeof value,
    );
  if (!isSame(draft, known) || !isSame(draft['company'], known.company)) return null;
  // Its keys and their types are those of the values, as was just seen.
  const kept = draftOf({ ...values, ...(draft as unknown as RegisterDraft) });
  return { ...values, ...kept };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the form begins with: what an invitation or a network knows already. */
export function blankValues(props: RegisterProps): RegisterValues {
  const { planCode, couponCode, stamp, network, termsUrl } = props;
  return {
    firstName: network?.firstName ?? '',
    lastName: network?.lastName ?? '',
    email: network?.email ?? '',
    phone: '',
    password: '',
    passwordConfirmation: '',
    company: {
      legalName: network?.companyName ?? '',
      siren: network?.siren ?? '',
      postalCode: '',
      city: '',
      legalForm: 'SAS',
      activity: 'marchand_de_biens',
    },
    planCode,
    couponCode,
    // Nobody is asked to accept what cannot be read.
    acceptsTerms: termsUrl === null,
    marketingOptIn: false,
    website: '',
    stamp,
  };
}
