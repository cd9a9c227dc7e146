import { useMemo, type ReactNode } from 'react';
import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import type { SharedProps } from '#contracts/shared.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { AddressFields } from './AddressFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import type { OperationForm } from './operation-schema.ts';
import { PresentationFields } from './PresentationFields.tsx';
import { PropertyFields } from './PropertyFields.tsx';
import { RegimeFields } from './RegimeFields.tsx';
import { foldingSections, sectionFields, type SectionName } from './section-fields.ts';
import { SellerFields } from './SellerFields.tsx';
import { TeamFields } from './TeamFields.tsx';

type FieldsOf = { readonly form: OperationForm };

// Sections that most operations begin without: their code comes when they are opened.
const ParcelsFields = lazyPart<FieldsOf>(async () => (await import('./ParcelsFields.tsx')).ParcelsFields, {
  failed: PartFailed,
});
const TargetsFields = lazyPart<FieldsOf>(async () => (await import('./TargetsFields.tsx')).TargetsFields, {
  failed: PartFailed,
});

type Props = Pick<OperationFormProps, 'choices' | 'operation' | 'today'> & Pick<SharedProps, 'app'>;

/** The sections of the form of an operation, with what is filled in there. */
export function useOperationParts(
  form: OperationForm,
  { choices, operation, today, app }: Props,
): readonly SectionConfig[] {
  const t = useMessages(operationMessages);
  const isNew = operation === null;
  const operationId = operation?.id ?? null;
  const { mapsKey } = app;
  // Sixty fields: drawn again only when something of the form as a whole changed.
  return useMemo(() => {
    const content: Readonly<Record<SectionName, ReactNode>> = {
      identity: <IdentityFields form={form} isNew={isNew} />,
      address: <AddressFields form={form} operationId={operationId} mapsKey={mapsKey} />,
      parcels: <ParcelsFields form={form} />,
      property: <PropertyFields form={form} />,
      seller: <SellerFields form={form} choices={choices} />,
      regime: <RegimeFields form={form} today={today} isNew={isNew} />,
      team: <TeamFields form={form} choices={choices} />,
      presentation: <PresentationFields form={form} />,
      targets: <TargetsFields form={form} />,
    };
    return (Object.keys(sectionFields) as SectionName[]).map((id) => ({
      id,
      title: t(`sections.${id}`),
      help: t(`sections.${id}Help`),
      fields: sectionFields[id],
      isFolding: foldingSections.has(id),
      content: content[id],
    }));
  }, [form, choices, isNew, operationId, today, mapsKey, t]);
}
