import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { DetailName } from '#domain/lot/details.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { BankPart, VatPart, YieldFigures } from './blocks/BankPart.tsx';
import { DescriptionPart, RulesPart } from './blocks/ContextParts.tsx';
import { MentionsPart } from './blocks/MentionsPart.tsx';
import { PlanPart } from './blocks/PlanPart.tsx';
import { SheetFacts } from './blocks/SheetFacts.tsx';
import { SheetPaper } from './blocks/SheetPaper.tsx';
import { useSheetWords } from './blocks/useSheetWords.ts';

const facts: readonly DetailName[] = [
  'premisesKind',
  'ervCategory',
  'currentUse',
  'shopWindowM',
  'ceilingM',
  'accessible',
  'extraction',
  'loadingDock',
];
const lease: readonly DetailName[] = [
  'leaseTenant',
  'leaseKind',
  'leaseStartOn',
  'leaseEndOn',
  'leaseAnnualRentHtCents',
  'vatOnRent',
];

/** The sheet of business premises: what they are and bring in, then their lease, plan and zoning. */
export default function ExportProfessionalRealEstate(props: WithShared<SheetProps>) {
  const t = useMessages(sheetMessages);
  return (
    <SheetPaper props={props} section="property-type.professional-real-estate">
      {(lot) => ({
        first: (
          <>
            <PrintPictures pictures={lot.photos} look="pair" />
            <YieldFigures lot={lot} />
            <SheetFacts lot={lot} names={facts} hasFloor operation={props.operation} />
            <VatPart lot={lot} />
            <DescriptionPart {...props} />
          </>
        ),
        second: (
          <>
            <Lease lot={lot} isRentHidden={props.paper.hides.amounts} />
            <PlanPart lot={lot} />
            <RulesPart rules={props.rules} title={t('zoning')} />
            <BankPart lot={lot} />
            <MentionsPart lot={lot} props={props} />
          </>
        ),
      })}
    </SheetPaper>
  );
}

function Lease({
  lot: { details },
  isRentHidden,
}: {
  readonly lot: LotOfSheet;
  readonly isRentHidden: boolean;
}) {
  const t = useMessages(sheetMessages);
  const words = useSheetWords();
  const isLet = lease.some((name) => name !== 'vatOnRent' && details[name] !== undefined);
  return (
    <PrintSection title={t('lease')} isWhole>
      {isLet ? (
        <PrintFacts
          items={lease.map((name) =>
            name === 'leaseAnnualRentHtCents' && isRentHidden
              ? { ...words.fact(details, name), value: t('onRequest') }
              : words.fact(details, name),
          )}
        />
      ) : (
        <p>{t('free')}</p>
      )}
    </PrintSection>
  );
}
