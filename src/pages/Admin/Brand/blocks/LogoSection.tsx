import { Trash2 } from 'lucide-react';
import type { AdminBrandFormProps } from '#contracts/admin/brand/form.ts';
import { update } from '#generated/routes/admin/brand/logo.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { LogoPlate } from '#ui/identity/LogoPlate.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface LogoSectionProps {
  readonly brand: NonNullable<AdminBrandFormProps['network']>;
  readonly canChange: boolean;
}

/** The logo of a network: saved as soon as it is chosen. */
export function LogoSection({ brand, canChange }: LogoSectionProps) {
  const t = useMessages(brandMessages);
  const { isPending, run } = useAction();
  const href = update(brand.id);
  return (
    <PageSection title={t('logo.title')}>
      <Inline gap={4}>
        <LogoPlate src={brand.logoHref} alt={t('logo.alt', { name: brand.name })} empty={t('logo.none')} />
        {canChange && (
          <ImagePicker
            label={t(brand.logoHref === null ? 'logo.choose' : 'logo.replace')}
            isPending={isPending}
            takesDrawings
            onPick={(image) => void run({ method: 'POST', href, data: { image } })}
          />
        )}
        {canChange && brand.logoHref !== null && (
          <Button icon={Trash2} isPending={isPending} onClick={() => void run({ method: 'DELETE', href })}>
            {t('logo.remove')}
          </Button>
        )}
      </Inline>
    </PageSection>
  );
}
