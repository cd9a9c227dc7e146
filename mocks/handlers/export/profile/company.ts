import { asc, inArray } from 'drizzle-orm';
import {
  companyProfilePage,
  type CompanyProfileProps,
  type PrintedAccounts,
} from '#contracts/export/company-profile.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { accountYearsCount, profileForms } from '#domain/profile/enums.ts';
import { contacts, type Profile } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { optionalBps, ratiosOf } from '../../client/profile/facts.ts';
import { unlessHidden } from '../hidden.ts';
import { profilePaper } from '../paper.ts';
import { addressOf, profileOfPaper, sirenText } from './of-route.ts';

/** Handler of `export.company-profile`. */
export const companyHandler = clientPage(companyProfilePage, async (context, query) => {
  const { profile } = await profileOfPaper(context, 'company');
  const paper = await profilePaper(context, query, profile);
  return {
    paper,
    company: {
      name: profile.legalName ?? profile.name,
      pictureHref: profile.pictureFileId === null ? null : await fileHref(context, profile.pictureFileId),
      legalForm: profileForms.find((form) => form === profile.legalForm) ?? null,
      capitalCents: unlessHidden(paper.hides.amounts, profile.capitalCents),
      siren: sirenText(profile.siren),
      rcsCity: profile.rcsCity ?? '',
      address: addressOf(profile),
      vatNumber: profile.vatNumber ?? '',
      createdOn: profile.createdOn,
      ape: profile.ape ?? '',
      staffCount: profile.staffCount,
      pitch: profile.pitch ?? '',
    },
    representatives: profile.representatives.map(({ name, role }) => ({ name, role })),
    shareholders: profile.shareholders.map(({ name, bps }) => ({ name, bps })),
    banks: await banksOf(context, profile),
    ...accountsOf(profile, paper),
  };
});

async function banksOf({ db }: ClientContext, { bankContactIds }: Profile): Promise<string[]> {
  if (bankContactIds.length === 0) return [];
  const rows = await db
    .select({ name: contacts.displayName, bank: contacts.companyName })
    .from(contacts)
    .where(inArray(contacts.id, bankContactIds))
    .orderBy(asc(contacts.companyName), asc(contacts.displayName), asc(contacts.id));
  return rows.map(({ name, bank }) => (bank === null || bank === name ? name : `${bank}, ${name}`));
}

/** The last years, one without accounts among them, and the ratios of the last one. */
function accountsOf(
  profile: Profile,
  { hides }: Paper,
): Pick<CompanyProfileProps, 'accounts' | 'areAccountsHidden' | 'ratios'> {
  const companyRatios = ratiosOf(profile);
  const [last] = companyRatios;
  if (last === undefined) return { accounts: [], areAccountsHidden: false, ratios: null };
  if (hides.amounts) return { accounts: [], areAccountsHidden: true, ratios: null };
  const years = Array.from({ length: accountYearsCount }, (_, at) => last.year - accountYearsCount + 1 + at);
  return {
    accounts: years.map((year): PrintedAccounts => {
      const one = companyRatios.find((ratios) => ratios.year === year);
      return {
        year,
        turnoverCents: one?.turnoverCents ?? null,
        ebitdaCents: unlessHidden(hides.margin, one?.ebitdaCents ?? null),
        netIncomeCents: unlessHidden(hides.margin, one?.netIncomeCents ?? null),
        equityCents: one?.equityCents ?? null,
        financialDebtCents: one?.financialDebtCents ?? null,
        cashCents: one?.cashCents ?? null,
      };
    }),
    areAccountsHidden: false,
    ratios: {
      year: last.year,
      netMarginBps: unlessHidden(hides.margin, optionalBps(last.netMargin)),
      ebitdaMarginBps: unlessHidden(hides.margin, optionalBps(last.ebitdaMargin)),
      equityToDebtBps: optionalBps(last.equityToDebt),
      // EBITDA could be told from it.
      netDebtYears: unlessHidden(hides.margin, last.netDebtYears === null ? null : Number(last.netDebtYears)),
    },
  };
}
