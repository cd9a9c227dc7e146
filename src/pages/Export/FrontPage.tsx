import { use } from 'react';
import type { FrontPageProps } from '#contracts/export/front-page.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as frontPageMessages from '#messages/export/front-page.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintPartContext } from '#ui/print/part-context.ts';
import { PrintContents, PrintList } from '#ui/print/PrintContents.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';
import { sectionKey } from './blocks/section-key.ts';

/** The first page inside a file: what it is about, its figures at a glance, what it holds. */
export default function ExportFrontPage(props: WithShared<FrontPageProps>) {
  const { paper, operation, sections } = props;
  const section = useMessages(sectionMessages);
  const file = use(PrintPartContext);
  return (
    <Paper paper={paper} title={section('front-page')}>
      <PrintSheet isDense>
        <PrintTitle title={operation.name} aside={`${operation.ref} · ${operation.departmentName}`} />
        <Identity {...props} />
        <KeyFigures {...props} />
        {file === null ? (
          <PrintList titles={sections.map((name) => section(sectionKey(name)))} />
        ) : (
          file.entries.length > 0 && <PrintContents entries={file.entries} />
        )}
      </PrintSheet>
    </Paper>
  );
}

function Identity({ paper, operation, owner, contact, askedCents }: FrontPageProps) {
  const t = useMessages(frontPageMessages);
  const trade = useMessages(tradeMessages);
  const { money } = useFormat();
  const asked = paper.hides.amounts ? t('onRequest') : t('unspecified');
  return (
    <PrintSection title={t('identity')} isWhole>
      <PrintFacts
        items={[
          { term: t('operation'), value: `${operation.name} · ${operation.ref}` },
          { term: t('kind'), value: trade(`operationKind.${operation.kind}`) },
          { term: t('address'), value: operation.address || t('unspecified') },
          { term: t('parcels'), value: operation.parcels.join(', ') || t('unspecified') },
          {
            term: t('owner'),
            value: owner.siren === null ? owner.name : t('siren', { name: owner.name, siren: owner.siren }),
          },
          {
            term: t('contact'),
            value: [contact.name, contact.phone, contact.email]
              .filter((part) => part !== null && part !== '')
              .join(' · '),
          },
          {
            term: t('asked'),
            value: askedCents === null ? asked : money(askedCents, { decimals: 0 }),
          },
        ]}
      />
    </PrintSection>
  );
}

function KeyFigures({ paper, figures }: FrontPageProps) {
  const t = useMessages(frontPageMessages);
  const { money, percent, date } = useFormat();
  if (figures === null) {
    return (
      <PrintSection title={t('figures')} isWhole>
        <p>{t('running')}</p>
      </PrintSection>
    );
  }
  if (paper.hides.amounts) return null;
  const { simulation: name, validatedOn, marginBps } = figures;
  const tiles = [
    ['purchase', figures.purchaseCents],
    ['cost', figures.costCents],
    ['revenue', figures.revenueTtcCents],
    ['margin', figures.marginCents],
    ['loan', figures.loanCents],
    ['equity', figures.equityCents],
  ] as const;
  return (
    <PrintSection
      title={t('figures')}
      aside={
        validatedOn === null
          ? t('simulationUndated', { name })
          : t('simulation', { name, date: date(validatedOn) })
      }
      isWhole
    >
      <PrintFigures
        columns={3}
        items={tiles.flatMap(([key, cents]) =>
          cents === null
            ? []
            : [
                {
                  label: t(key),
                  figure: money(cents, { decimals: 0 }),
                  ...(key === 'margin' &&
                    marginBps !== null && {
                      note: t('ofRevenue', { rate: percent(marginBps, { decimals: 2 }) }),
                    }),
                },
              ],
        )}
      />
    </PrintSection>
  );
}
