import { IbanField } from '#ui/fields/IbanField.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { SirenField, SiretField } from '#ui/fields/SirenField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { FieldStates } from './blocks/FieldStates.tsx';

/** Numbers that are checked as they are left. */
export default function Identifiers() {
  return (
    <>
      <PageHeader
        title="Champs : identifiants"
        subtitle="Groupés en quittant le champ ; un numéro faux dit ce qui ne va pas."
      />
      <FieldStates
        title="Téléphone"
        name="phone"
        empty=""
        filled="+33639981234"
        help="Pour joindre l’acquéreur."
        error="Saisissez un numéro de téléphone valide."
      >
        {(field) => <PhoneField {...field} autoComplete="off" />}
      </FieldStates>
      <FieldStates
        title="SIREN"
        name="siren"
        empty=""
        filled="000100107"
        help="Neuf chiffres, sur tout document de la société."
        error="Le SIREN comporte 9 chiffres et doit être valide."
      >
        {(field) => <SirenField {...field} />}
      </FieldStates>
      <FieldStates
        title="SIRET"
        name="siret"
        empty=""
        filled="00010010700010"
        help="Quatorze chiffres."
        error="Le SIRET doit commencer par le SIREN de la société."
      >
        {(field) => <SiretField {...field} />}
      </FieldStates>
      <FieldStates
        title="IBAN"
        name="iban"
        empty=""
        filled="FR7699999000010001002003034"
        help="Compte sur lequel les appels de fonds sont versés."
        error="IBAN non valide."
      >
        {(field) => <IbanField {...field} />}
      </FieldStates>
    </>
  );
}
