import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { HoneypotField } from '#ui/fields/HoneypotField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { FieldStates } from './blocks/FieldStates.tsx';

/** Texts and figures to type. */
export default function Texts() {
  const [coupon, setCoupon] = useState('');
  return (
    <>
      <PageHeader title="Champs : textes et nombres" subtitle="Écrits, collés, mis en forme en quittant." />
      <FieldStates
        title="Nom"
        name="text"
        empty=""
        filled="Les Chais de la Bastide"
        help="Nom affiché dans toute l’application."
        error="Ce champ est obligatoire."
      >
        {(field) => <TextField {...field} placeholder="Ex. Les Chais de la Bastide" />}
      </FieldStates>
      <Card title="Avec un bouton">
        <Form aria-label="Code promo" onSubmit={(event) => event.preventDefault()}>
          <TextField
            name="coupon"
            label="Code promo"
            value={coupon}
            onChange={setCoupon}
            action={<Button type="submit">Vérifier</Button>}
            isOptional
          />
          <HoneypotField name="website" label="Site web" />
        </Form>
      </Card>
      <FieldStates<number | null>
        title="Prix d’achat"
        name="money"
        empty={null}
        filled={48_000_000}
        help="Hors frais."
        error="Le montant doit être supérieur à 0 €."
      >
        {(field) => <MoneyField {...field} />}
      </FieldStates>
      <FieldStates<number | null>
        title="Taux de MOE"
        name="rate"
        empty={null}
        filled={800}
        help="Sur le montant des travaux."
        error="Le taux doit être compris entre 0 et 100 %."
      >
        {(field) => <RateField {...field} />}
      </FieldStates>
      <FieldStates<string | null>
        title="Surface"
        name="area"
        empty={null}
        filled="63.40"
        help="Habitable, loi Carrez."
        error="La surface doit être supérieure à 0 m²."
      >
        {(field) => <AreaField {...field} />}
      </FieldStates>
      <FieldStates<number | null>
        title="Durée"
        name="integer"
        empty={null}
        filled={24}
        help="De l’achat à la dernière vente."
        error="La durée doit être d’un mois au moins."
      >
        {(field) => <IntegerField {...field} unit="mois" />}
      </FieldStates>
      <FieldStates
        title="Note"
        name="area-text"
        empty=""
        filled="Acte attendu avant la mi-décembre."
        help="Visible par l’équipe."
        error="2 000 caractères au maximum."
      >
        {(field) => <TextArea {...field} maxLength={2000} />}
      </FieldStates>
      <FieldStates<readonly string[]>
        title="Étiquettes"
        name="tags"
        empty={[]}
        filled={['division', 'centre ancien']}
        help="Pour retrouver l’opération."
        error="20 éléments au maximum."
      >
        {(field) => <TagInput {...field} />}
      </FieldStates>
    </>
  );
}
