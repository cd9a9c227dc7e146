import type { MarketingProps } from '#contracts/export/marketing.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as marketingMessages from '#messages/export/marketing.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Facade } from '#ui/identity/Facade.tsx';
import { PrintBand } from '#ui/print/PrintBand.tsx';
import { PrintCover } from '#ui/print/PrintCover.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { PrintProse } from '#ui/print/PrintProse.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Neighbourhood } from './blocks/marketing/Neighbourhood.tsx';
import { PriceGrid } from './blocks/marketing/PriceGrid.tsx';
import { gridPages, hasClosingPage } from './blocks/marketing/brochure-pages.ts';
import { Paper } from './blocks/Paper.tsx';

/** Lots on one page of the grid: the layout has twelve rows. */
const rowsPerPage = 12;

/** The sales brochure of an operation: cover, neighbourhood, programme, what can be bought and for how much. */
export default function ExportMarketing(props: WithShared<MarketingProps>) {
  const { paper, operation, lots } = props;
  const t = useMessages(marketingMessages);
  const section = useMessages(sectionMessages);
  const pages = gridPages(lots, rowsPerPage);
  const isClosed = hasClosingPage(pages.length);
  const isLast = (page: number): boolean => page === pages.length - 1;
  return (
    <Paper paper={paper} title={section('marketing')}>
      <Cover {...props} />
      <PrintSheet>
        <PrintTitle title={t('neighbourhood')} isFurther />
        <Neighbourhood {...props} />
      </PrintSheet>
      <PrintSheet>
        <Programme {...props} />
      </PrintSheet>
      {pages.map((rows, page) => (
        <PrintSheet key={rows[0]?.id ?? 'none'} isDense>
          <PrintTitle
            title={pages.length === 1 ? t('grid') : t('gridPage', { page: page + 1, pages: pages.length })}
            aside={operation.name}
            isFurther
          />
          {rows.length === 0 ? <p>{t('soldOut')}</p> : <PriceGrid lots={rows} />}
          {isLast(page) && <PlansAndDates {...props} />}
          {isLast(page) && !isClosed && <Closing {...props} />}
        </PrintSheet>
      ))}
      {isClosed && (
        <PrintSheet>
          <Closing {...props} />
        </PrintSheet>
      )}
    </Paper>
  );
}

function Cover({ paper, operation, today }: MarketingProps) {
  const t = useMessages(marketingMessages);
  const { longDate } = useFormat();
  return (
    <PrintCover
      picture={<Facade seed={operation.id} format="cover" />}
      maker={{ name: paper.company }}
      note={operation.address}
      date={<time dateTime={today}>{longDate(today)}</time>}
    >
      <PrintBand
        kind={t('kind')}
        title={operation.name}
        subtitle={t('place', { city: operation.city, department: operation.departmentName })}
        titleSizePt={operation.name.length > 40 ? 22 : 28}
      />
    </PrintCover>
  );
}

function Programme({ narrative, renderings }: MarketingProps) {
  const t = useMessages(marketingMessages);
  return (
    <>
      <PrintTitle title={t('project')} isFurther />
      {narrative === '' ? <p>{t('noProject')}</p> : <PrintProse html={narrative} columns={2} />}
      {renderings.length > 0 && (
        <PrintSection title={t('renderings')} isWhole>
          <PrintPictures pictures={renderings} look={renderings.length === 1 ? 'strip' : 'pair'} />
          <PrintNote>{t('renderingsNote')}</PrintNote>
        </PrintSection>
      )}
    </>
  );
}

function PlansAndDates({ plans, dates }: MarketingProps) {
  const t = useMessages(marketingMessages);
  const { date } = useFormat();
  const figures = [
    ['worksStart', dates.worksStartOn],
    ['worksEnd', dates.worksEndOn],
    ['delivery', dates.deliveryOn],
  ] as const;
  return (
    <>
      {plans.length > 0 && (
        <PrintSection title={t('plans')} isWhole>
          <PrintPictures pictures={plans.slice(0, 2)} look="pair" />
        </PrintSection>
      )}
      <PrintSection title={t('timetable')} isWhole>
        <PrintFigures
          look="light"
          items={figures.map(([key, on]) => ({
            label: t(key),
            figure: on === null ? t('unspecified') : date(on),
          }))}
        />
      </PrintSection>
    </>
  );
}

/** Whom to ask, and what the law wants said. */
function Closing({ paper, contact, coproLotsCount, lots, today }: MarketingProps) {
  const t = useMessages(marketingMessages);
  const { date } = useFormat();
  const isUnclassed = lots.some(
    ({ type, dpeClass }) => dpeClass === null && (type === 'Apartment' || type === 'House'),
  );
  return (
    <PrintSection title={t('contact')} isWhole>
      <PrintFacts
        items={[
          {
            term: contact.name === '' ? paper.company : contact.name,
            value: [paper.company, contact.phone, contact.email].filter(Boolean).join(' · '),
          },
        ]}
      />
      <PrintNote isSmall>
        {t('mentions.binding')} {t('mentions.fees', { date: date(today) })} {isUnclassed && t('mentions.dpe')}{' '}
        {coproLotsCount !== null && t('mentions.copro', { count: coproLotsCount })} {t('mentions.georisks')}
      </PrintNote>
    </PrintSection>
  );
}
