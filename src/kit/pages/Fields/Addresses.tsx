import { useEffect } from 'react';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { AddressFields } from '#ui/address/AddressFields.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { AddressesForm } from '../../schemas/addresses.ts';
import { findCommunes, streetsOfBordeaux } from './blocks/places.ts';

const blank = {
  line: '',
  line2: '',
  postalCode: '',
  city: '',
  inseeCode: '',
  lat: null,
  lng: null,
};
const filled = {
  line: '12 cours Victor Hugo, ancienne manufacture des tabacs et de ses dépendances',
  line2: 'Bâtiment B',
  postalCode: '33000',
  city: 'Bordeaux',
  inseeCode: '33063',
  lat: 44.8362,
  lng: -0.5718,
};
const values: AddressesForm = {
  whole: blank,
  plain: filled,
  read: filled,
  wrong: { ...blank, postalCode: '33' },
};

const schema = async () => (await import('../../schemas/addresses.ts')).addressesSchema;

/** An address: found as a whole, by its commune, on the map, or typed. */
export default function Addresses() {
  const form = useAppForm<AddressesForm>({ schema, defaultValues: values });
  const { trigger } = form.form;
  useEffect(() => void trigger('wrong'), [trigger]);
  return (
    <>
      <PageHeader
        title="Champs : adresses"
        subtitle="« cours » trouve, « panne » fait échouer la recherche, « perdue » l’adresse choisie."
      />
      <Address form={form} name="whole" title="Cherchée, avec un point sur la carte" hasPin isFound />
      <Address form={form} name="plain" title="Sans service de recherche" />
      <Address form={form} name="wrong" title="Refusée" isFound />
      <Address form={form} name="read" title="En lecture seule" hasPin isFound isReadOnly />
    </>
  );
}

interface AddressProps {
  readonly form: AppForm<AddressesForm, AddressesForm>;
  readonly name: keyof AddressesForm;
  readonly title: string;
  readonly hasPin?: boolean;
  readonly isFound?: boolean;
  readonly isReadOnly?: boolean;
}

function Address({ form, name, title, hasPin, isFound, isReadOnly = false }: AddressProps) {
  return (
    <Card title={title}>
      <div role="group" aria-label={title} className="flex max-w-200 flex-col gap-4">
        <AddressFields
          form={form}
          names={{
            line: `${name}.line`,
            line2: `${name}.line2`,
            postalCode: `${name}.postalCode`,
            city: `${name}.city`,
            ...(hasPin && { inseeCode: `${name}.inseeCode`, lat: `${name}.lat`, lng: `${name}.lng` }),
          }}
          findCommunes={findCommunes}
          addresses={isFound ? streetsOfBordeaux : undefined}
          isReadOnly={isReadOnly}
        />
      </div>
    </Card>
  );
}
