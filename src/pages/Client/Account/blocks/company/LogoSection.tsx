import { update } from '#generated/routes/client/tenant/logo.ts';
import * as companyMessages from '#messages/account/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { LogoPlate } from '#ui/identity/LogoPlate.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { AskedAction } from '../../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

interface LogoSectionProps {
  readonly name: string;
  readonly logoHref: string | null;
  readonly canUpdate: boolean;
}

/** The logo of the company: saved as soon as it is chosen. */
export function LogoSection({ name, logoHref, canUpdate }: LogoSectionProps) {
  const t = useMessages(companyMessages);
  const { isPending, run } = useAction();
  const href = update();
  return (
    <FormSection title={t('logo.title')} help={t('logo.help')}>
      <Inline gap={4}>
        <LogoPlate src={logoHref} alt={t('logo.alt', { name })} empty={t('logo.none')} />
        {canUpdate && (
          <ImagePicker
            label={t(logoHref === null ? 'logo.choose' : 'logo.replace')}
            isPending={isPending}
            takesDrawings
            onPick={(image) => void run({ method: 'POST', href, data: { image } })}
          />
        )}
        {canUpdate && logoHref !== null && (
          <AskedAction
            label={t('logo.remove')}
            title={t('logo.removeTitle')}
            text={t('logo.removeText')}
            action={{ method: 'DELETE', href }}
          />
        )}
      </Inline>
    </FormSection>
  );
}
