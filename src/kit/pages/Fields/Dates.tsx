import { DateField } from '#ui/fields/DateField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { FieldStates } from './blocks/FieldStates.tsx';

/** Days and months, typed, pasted or picked. */
export default function Dates() {
  return (
    <>
      <PageHeader
        title="Champs : jours et mois"
        subtitle="« 12/11/26 », « 11/2026 » ou « nov. 2026 », tapés, collés ou choisis."
      />
      <FieldStates<string | null>
        title="Mois d’appel"
        name="month"
        empty={null}
        filled="2026-11"
        help="Premier mois de l’échéancier."
        error="Le mois d’appel précède l’ordre de service."
      >
        {(field) => <MonthField {...field} min="2025-03" max="2028-12" />}
      </FieldStates>
      <FieldStates<string | null>
        title="Fin de rétractation"
        name="day"
        empty={null}
        filled="2026-11-30"
        help="Dix jours après la remise de l’avis."
        error="Les dates cibles doivent se suivre."
      >
        {(field) => <DateField {...field} />}
      </FieldStates>
    </>
  );
}
