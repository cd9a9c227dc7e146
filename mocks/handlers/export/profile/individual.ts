import { individualProfilePage, type IndividualProfileProps } from '#contracts/export/individual-profile.ts';
import type { Paper } from '#contracts/export/paper.ts';
import {
  expenseKinds,
  incomeKinds,
  maritalStatuses,
  matrimonialRegimes,
  workContracts,
} from '#domain/profile/enums.ts';
import type { Wealth } from '#domain/profile/wealth.ts';
import { phoneText } from '#domain/identity/phone.ts';
import type { Day } from '#domain/time/day.ts';
import type { Profile } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { optionalBps, todayOf, wealthOf } from '../../client/profile/facts.ts';
import { unlessHidden } from '../hidden.ts';
import { profilePaper } from '../paper.ts';
import { addressOf, profileOfPaper } from './of-route.ts';

/** Handler of `export.individual-profile`. */
export const individualHandler = clientPage(individualProfilePage, async (context, query) => {
  const whole = await profileOfPaper(context, 'individual');
  const { profile } = whole;
  const paper: Paper = { ...(await profilePaper(context, query, profile)), conceals: [...query.conceal] };
  const today = todayOf(context.deps);
  const worth = wealthOf(whole, today);
  const areIncomesHidden = hidesIncomes(paper);
  return {
    paper,
    person: await personOf(context, profile, paper),
    incomes: unlessHidden(areIncomesHidden, incomesOf(profile)),
    expenses: unlessHidden(paper.hides.amounts, expensesOf(profile, today)),
    incomeYear: worth.incomeYear,
    figures: figuresOf(worth, paper),
  };
});

const hidesIncomes = ({ hides, conceals = [] }: Paper): boolean =>
  hides.amounts || conceals.includes('incomes');

async function personOf(
  context: ClientContext,
  profile: Profile,
  { conceals = [] }: Paper,
): Promise<IndividualProfileProps['person']> {
  return {
    name: profile.name,
    civility: profile.civility ?? '',
    pictureHref: profile.pictureFileId === null ? null : await fileHref(context, profile.pictureFileId),
    birthDate: unlessHidden(conceals.includes('birthDate'), profile.birthDate),
    birthPlace: profile.birthPlace ?? '',
    nationality: profile.nationality ?? '',
    address: conceals.includes('address') ? '' : addressOf(profile),
    phone: phoneText(profile.phone ?? ''),
    email: profile.email ?? '',
    maritalStatus: oneOf(maritalStatuses, profile.maritalStatus),
    matrimonialRegime: oneOf(matrimonialRegimes, profile.matrimonialRegime),
    dependents: profile.dependents,
    occupation: profile.occupation ?? '',
    employer: profile.employer ?? '',
    contractKind: oneOf(workContracts, profile.contractKind),
    seniorityOn: profile.seniorityOn,
    bio: profile.bio ?? '',
    trainings: profile.trainings,
  };
}

/** A stored word as one of a closed list; null for none. */
const oneOf = <Word extends string>(words: readonly Word[], stored: string | null): Word | null =>
  words.find((word) => word === stored) ?? null;

const incomesOf = ({ incomes }: Profile) =>
  incomes
    .toSorted((a, b) => b.year - a.year || b.annualCents - a.annualCents)
    .map(({ kind, year, annualCents }) => ({ kind: oneOf(incomeKinds, kind) ?? 'other', year, annualCents }));

const expensesOf = ({ expenses }: Profile, today: Day) =>
  expenses
    .filter(({ untilOn }) => untilOn === null || untilOn >= today)
    .map(({ kind, monthlyCents, untilOn }) => ({
      kind: oneOf(expenseKinds, kind) ?? 'other',
      monthlyCents,
      untilOn,
    }));

/** What is owned, owed and earned, but for what this copy tells on request alone. */
function figuresOf(worth: Wealth, paper: Paper): IndividualProfileProps['figures'] {
  const { amounts } = paper.hides;
  const incomes = hidesIncomes(paper);
  return {
    annualIncomeCents: unlessHidden(incomes, worth.annualIncomeCents),
    annualRentCents: unlessHidden(incomes, worth.annualRentCents),
    monthlyIncomeCents: unlessHidden(incomes, worth.monthlyIncomeCents),
    monthlyPaymentCents: unlessHidden(amounts, worth.monthlyPaymentCents),
    monthlyChargesCents: unlessHidden(amounts, worth.monthlyChargesCents),
    debtRatioBps: unlessHidden(incomes, optionalBps(worth.debtRatio)),
    grossCents: unlessHidden(amounts, worth.grossCents),
    netCents: unlessHidden(amounts, worth.netCents),
    propertyNetCents: unlessHidden(amounts, worth.propertyNetCents),
    financialCents: unlessHidden(amounts, worth.financialCents),
  };
}
