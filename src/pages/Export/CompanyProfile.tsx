import type { CompanyProfileProps } from '#contracts/export/company-profile.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as companyMessages from '#messages/company.ts';
import * as profileMessages from '#messages/export/company-profile.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintHead } from '#ui/print/PrintHead.tsx';
import { PrintLines } from '#ui/print/PrintLines.tsx';
import { PrintProse } from '#ui/print/PrintProse.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { CompanyAccounts } from './blocks/CompanyAccounts.tsx';
import { Paper } from './blocks/Paper.tsx';

/** A company before banks: who it is, who runs and holds it, what it does, its last accounts. */
export default function ExportCompanyProfile(props: WithShared<CompanyProfileProps>) {
  const { paper, company, accounts } = props;
  const t = useMessages(profileMessages);
  const picture =
    company.pictureHref === null
      ? undefined
      : { src: company.pictureHref, alt: t('logo', { name: company.name }), shape: 'logo' as const };
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      <PrintSheet>
        <PrintHead title={t('pageTitle')} subtitle={company.name} picture={picture} />
        <Identity {...props} />
        <Governance {...props} />
        <Activity {...props} />
        {accounts.length === 0 && <CompanyAccounts page={props} />}
        {accounts.length === 0 && <Banks {...props} />}
      </PrintSheet>
      {accounts.length > 0 && (
        <PrintSheet>
          <CompanyAccounts page={props} />
          <Banks {...props} />
        </PrintSheet>
      )}
    </Paper>
  );
}

function Identity({ paper, company }: CompanyProfileProps) {
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const form = useMessages(companyMessages);
  const { money, longDate } = useFormat();
  const said = (value: string): string => value || word('unspecified');
  const capital = paper.hides.amounts ? word('onRequest') : word('unspecified');
  return (
    <PrintSection title={t('identity')} isWhole>
      <PrintFacts
        items={[
          { term: t('fields.name'), value: company.name },
          {
            term: t('fields.legalForm'),
            value: company.legalForm === null ? word('unspecified') : form(`legalForm.${company.legalForm}`),
          },
          {
            term: t('fields.capital'),
            value: company.capitalCents === null ? capital : money(company.capitalCents),
          },
          { term: t('fields.siren'), value: said(company.siren) },
          { term: t('fields.rcs'), value: said(company.rcsCity) },
          { term: t('fields.address'), value: said(company.address) },
          { term: t('fields.vatNumber'), value: said(company.vatNumber) },
          {
            term: t('fields.createdOn'),
            value: company.createdOn === null ? word('unspecified') : longDate(company.createdOn),
          },
          { term: t('fields.ape'), value: said(company.ape) },
          {
            term: t('fields.staff'),
            value:
              company.staffCount === null ? word('unspecified') : t('people', { count: company.staffCount }),
          },
        ]}
      />
    </PrintSection>
  );
}

function Governance({ representatives, shareholders }: CompanyProfileProps) {
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const { percent } = useFormat();
  return (
    <PrintColumns>
      <PrintSection title={t('representatives')}>
        {representatives.length === 0 ? (
          <p>{word('unspecified')}</p>
        ) : (
          <PrintTable
            label={t('representatives')}
            columns={[
              { id: 'name', label: t('name') },
              { id: 'role', label: t('role') },
            ]}
            groups={[
              {
                id: 'all',
                rows: representatives.map(({ name, role }, at) => ({
                  id: `${at} ${name}`,
                  cells: { name, role },
                })),
              },
            ]}
          />
        )}
      </PrintSection>
      <PrintSection title={t('shareholders')}>
        {shareholders.length === 0 ? (
          <p>{word('unspecified')}</p>
        ) : (
          <PrintTable
            label={t('shareholders')}
            columns={[
              { id: 'name', label: t('name') },
              { id: 'share', label: t('share'), isAmount: true },
            ]}
            groups={[
              {
                id: 'all',
                rows: shareholders.map(({ name, bps }, at) => ({
                  id: `${at} ${name}`,
                  cells: { name, share: percent(bps, { decimals: 2 }) },
                })),
              },
            ]}
          />
        )}
      </PrintSection>
    </PrintColumns>
  );
}

function Activity({ company: { pitch } }: CompanyProfileProps) {
  const t = useMessages(profileMessages);
  if (pitch === '') return null;
  return (
    <PrintSection title={t('pitch')}>
      <PrintProse html={pitch} />
    </PrintSection>
  );
}

function Banks({ banks }: CompanyProfileProps) {
  const t = useMessages(profileMessages);
  if (banks.length === 0) return null;
  return (
    <PrintSection title={t('banks')} isWhole>
      <PrintLines lines={banks} />
    </PrintSection>
  );
}
