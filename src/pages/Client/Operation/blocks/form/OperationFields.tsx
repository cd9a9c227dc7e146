import { useWatch } from 'react-hook-form';
import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import type { OperationFormValues } from '#contracts/client/operation/payload.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { AddressSection } from './AddressSection.tsx';
import { isSectionNeeded, type OptionalSectionName } from './filled-sections.ts';
import { IdentitySection } from './IdentitySection.tsx';
import type { OperationForm } from './operation-schema.ts';
import { ParcelsSection } from './ParcelsSection.tsx';
import { PresentationSection } from './PresentationSection.tsx';
import { PropertySection } from './PropertySection.tsx';
import { RegimeSection } from './RegimeSection.tsx';
import { SellerSection } from './SellerSection.tsx';
import { TargetsSection } from './TargetsSection.tsx';
import { TeamSection } from './TeamSection.tsx';

interface OperationFieldsProps {
  form: OperationForm;
  props: Pick<OperationFormProps, 'choices' | 'operation'> & Pick<SharedProps, 'app'>;
}

/** The sections of the form, in the order in which an operation is met. */
export function OperationFields({ form, props }: OperationFieldsProps) {
  // All fields are registered with their defaults, so the watched values are whole.
  const values = useWatch({ control: form.form.control }) as OperationFormValues;
  const refused = form.errors.map(({ name }) => name);
  const isNeeded = (section: OptionalSectionName) => isSectionNeeded(section, values, refused);
  return (
    <div>
      <IdentitySection form={form} isNew={props.operation === null} />
      <AddressSection form={form} operationId={props.operation?.id ?? null} mapsKey={props.app.mapsKey} />
      <ParcelsSection form={form} hasErrors={isNeeded('parcels')} />
      <PropertySection form={form} />
      <SellerSection form={form} choices={props.choices} isNeeded={isNeeded('seller')} />
      <RegimeSection form={form} />
      <TeamSection form={form} choices={props.choices} />
      <PresentationSection form={form} isNeeded={isNeeded('presentation')} />
      <TargetsSection form={form} isNeeded={isNeeded('targets')} />
    </div>
  );
}
