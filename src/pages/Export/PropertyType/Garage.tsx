import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts, type PrintFact } from '#ui/print/PrintFacts.tsx';
import { PrintPicture } from '#ui/print/PrintPictures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from '../blocks/Paper.tsx';
import { BankPart } from './blocks/BankPart.tsx';
import { MentionsPart } from './blocks/MentionsPart.tsx';
import { PriceFigures } from './blocks/PriceFigures.tsx';
import { useSheetTitle } from './blocks/SheetPaper.tsx';
import { useSheetWords } from './blocks/useSheetWords.ts';

/** The sheet of garages: two of an operation on one page, a half for each. */
export default function ExportGarage(props: WithShared<SheetProps>) {
  const { paper, lots, operation } = props;
  const title = useSheetTitle('property-type.garage');
  const [first] = lots;
  return (
    <Paper paper={paper} title={title(lots)}>
      <PrintSheet isDense>
        <PrintTitle title={title(lots)} aside={operation.address} />
        {lots.map((lot) => (
          <HalfPage key={lot.id} lot={lot} />
        ))}
        {first !== undefined && <MentionsPart lot={first} props={props} />}
      </PrintSheet>
    </Paper>
  );
}

function HalfPage({ lot }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const trade = useMessages(tradeMessages);
  const facts = useGarageFacts(lot);
  const [photo] = lot.photos;
  const [plan] = lot.plans;
  return (
    <PrintSection
      title={`${trade('lotType.Garage')} ${lot.ref}${lot.label === '' ? '' : ` · ${lot.label}`}`}
      isWhole
    >
      <PriceFigures lot={lot} />
      <PrintColumns>
        {photo === undefined ? (
          <p>{t('noPhoto')}</p>
        ) : (
          <PrintPicture picture={photo} widthMm={70} heightMm={plan === undefined ? 44 : 38} />
        )}
        {plan === undefined ? (
          <PrintFacts columns="pair" items={facts.slice(0, 6)} />
        ) : (
          <PrintPicture picture={plan} widthMm={60} heightMm={38} isWhole />
        )}
      </PrintColumns>
      <PrintFacts columns={2} items={plan === undefined ? facts.slice(6) : facts} />
      <BankPart lot={lot} />
    </PrintSection>
  );
}

/** Kind, dimensions and equipment of a garage, with what it is sold with. */
function useGarageFacts(lot: LotOfSheet): PrintFact[] {
  const t = useMessages(sheetMessages);
  const trade = useMessages(tradeMessages);
  const words = useSheetWords();
  const { number, area, list } = useFormat();
  const { details, annexes } = lot;
  const { lengthM, widthM } = details;
  const isMeasured = typeof lengthM === 'string' && typeof widthM === 'string';
  return [
    words.fact(details, 'garageKind'),
    {
      term: t('dimensions'),
      value: isMeasured
        ? t('dimensionsOf', { length: number(Number(lengthM), 2), width: number(Number(widthM), 2) })
        : t('noDimensions'),
    },
    words.fact(details, 'heightM'),
    words.fact(details, 'doorKind'),
    words.fact(details, 'securedAccess'),
    words.fact(details, 'electricity'),
    words.fact(details, 'evCharger'),
    words.fact(details, 'coproAnnualChargesCents'),
    ...(annexes.length === 0
      ? []
      : [
          {
            term: t('annexes'),
            value: list(
              annexes.map(({ type, ref, areaM2 }) =>
                t('annexOf', { type: trade(`lotType.${type}`), ref, area: area(areaM2) }),
              ),
            ),
          },
        ]),
  ];
}
