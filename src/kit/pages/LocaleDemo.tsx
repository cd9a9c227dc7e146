import { useState } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { parseDecimal, parseInteger, parseMoney, parsePercent } from '#runtime/locale/parse.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { show } from '../generated/routes/locale.ts';

export interface LocaleDemoProps {
  readonly locale: 'fr' | 'en';
  readonly now: string;
}

const orUnreadable = (value: string | number | null): string =>
  value === null ? 'illisible' : String(value);

/** Formats in both languages, and how what people type is read. */
export default function LocaleDemo({ now }: LocaleDemoProps) {
  const { locale } = useLocale();
  const format = useFormat();
  const [text, setText] = useState('1 234,5');
  const shown = [
    { term: 'Montant', value: format.money(48_000_050) },
    { term: 'Nombre', value: format.number(1_234.5) },
    { term: 'Taux', value: format.percent(1_250) },
    { term: 'Date', value: format.date('2026-11-12') },
    { term: 'Date longue', value: format.longDate('2026-11-12') },
    { term: 'Mois', value: format.month('2026-11-01') },
    { term: 'Instant', value: format.dateTime(now) },
    { term: 'Liste', value: format.list(['Nantes', 'Rezé', 'Orvault']) },
  ];
  const read = [
    { term: 'Montant, en centimes', value: orUnreadable(parseMoney(text)) },
    { term: 'Nombre', value: orUnreadable(parseDecimal(text)) },
    { term: 'Taux, en points de base', value: orUnreadable(parsePercent(text)) },
    { term: 'Entier', value: orUnreadable(parseInteger(text)) },
  ];
  return (
    <>
      <PageHeader
        title="Langue et formats"
        subtitle={`Langue : ${locale}`}
        actions={(['fr', 'en'] as const).map((language) => (
          <AppLink key={language} href={show({ query: { langue: language } })} className="p-1.5 underline">
            {language}
          </AppLink>
        ))}
      />
      <Card title="Ce qui est écrit">
        <DescriptionList items={shown} />
      </Card>
      <Card title="Ce qui est lu">
        <div className="flex flex-col gap-4">
          <TextField name="typed" label="Tapez un nombre" value={text} onChange={setText} />
          <DescriptionList items={read} />
        </div>
      </Card>
    </>
  );
}
