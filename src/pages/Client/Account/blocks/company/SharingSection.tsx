import type * as z from 'zod';
import type { companySection } from '#contracts/client/account/company-sections.ts';
import { sharing } from '#generated/routes/client/tenant.ts';
import * as companyMessages from '#messages/account/company.ts';
import * as wordMessages from '#messages/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

const levels = ['none', 'aggregate', 'detailed'] as const;

interface SharingSectionProps {
  readonly brand: NonNullable<z.infer<typeof companySection>['brand']>;
  readonly canUpdate: boolean;
}

/** What the company's network sees of it; a choice takes effect at once. */
export function SharingSection({ brand, canUpdate }: SharingSectionProps) {
  const t = useMessages(companyMessages);
  const words = useMessages(wordMessages);
  const { isPending, run } = useAction();
  return (
    <FormSection title={t('sharing.title')} help={t('sharing.help', { name: brand.name })}>
      <RadioGroup
        name="brandSharingLevel"
        label={t('sharing.label')}
        value={brand.sharing}
        isDisabled={!canUpdate || isPending}
        onChange={(brandSharingLevel) =>
          void run({ method: 'PATCH', href: sharing(), data: { brandSharingLevel } })
        }
        choices={levels.map((id) => ({
          id,
          label: words(`brandSharing.${id}`),
          description: t(`sharing.descriptions.${id}`),
        }))}
      />
    </FormSection>
  );
}
