import type { SheetProps } from '#contracts/export/property-type/sheet.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintMap } from '#ui/print/PrintMap.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

/** What the operation is, in a few lines; nothing where nobody wrote them. */
export function DescriptionPart({ description }: Pick<SheetProps, 'description'>) {
  const t = useMessages(sheetMessages);
  if (description === '') return null;
  return (
    <PrintSection title={t('description')} isWhole>
      <Text as="p" breaks="lines">
        {description}
      </Text>
    </PrintSection>
  );
}

/** Where it lies in its department. */
export function LocationPart({ operation }: Pick<SheetProps, 'operation'>) {
  const t = useMessages(sheetMessages);
  const { city, departmentName, departmentCode, place, address } = operation;
  return (
    <PrintSection title={t('location')} isWhole>
      <p>{address}</p>
      <PrintMap
        label={t('mapLabel', { city, department: departmentName })}
        departmentCode={departmentCode}
        point={place}
        place={city}
        heightMm={60}
      />
    </PrintSection>
  );
}

/** The planning rules of the place, line by line. */
export function RulesPart({ rules, title }: Pick<SheetProps, 'rules'> & { readonly title: string }) {
  const t = useMessages(sheetMessages);
  const urban = useMessages(urbanMessages);
  const { percent, number } = useFormat();
  if (rules === null) {
    return (
      <PrintSection title={title} isWhole>
        <p>{t('noRules')}</p>
      </PrintSection>
    );
  }
  const metres = (value: string | null): string =>
    value === null ? t('unspecified') : t('metres', { value: number(Number(value), 2) });
  const share = (bps: number | null): string => (bps === null ? t('unspecified') : percent(bps));
  const rows = [
    ['zone', [rules.document && urban(`choices.document.${rules.document}`), rules.zone]],
    ['footprint', [share(rules.footprintBps)]],
    ['maxHeight', [metres(rules.heightM)]],
    ['setback', [metres(rules.setbackM)]],
    ['green', [share(rules.greenBps)]],
    ['parking', [rules.parkingRule]],
  ] as const;
  return (
    <PrintSection title={title} isWhole>
      <PrintTable
        label={title}
        look="small"
        columns={[
          { id: 'name', label: t('rule'), widthMm: 50 },
          { id: 'value', label: t('zoning') },
        ]}
        isHeadHidden
        groups={[
          {
            id: 'rules',
            rows: rows.map(([id, parts]) => ({
              id,
              cells: { name: t(id), value: parts.filter(Boolean).join(' · ') || t('unspecified') },
            })),
          },
        ]}
      />
    </PrintSection>
  );
}
