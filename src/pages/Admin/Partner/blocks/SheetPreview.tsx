import type { PartnerFormProps } from '#contracts/admin/partner/form.ts';
import { logo } from '#generated/routes/admin/partner.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ArticleFrame } from '#ui/data/ArticleFrame.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { LogoPlate } from '#ui/identity/LogoPlate.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface SheetPreviewProps {
  readonly id: string;
  readonly values: PartnerFormProps['form']['values'];
  readonly logoHref: string | null;
  readonly canUpdate: boolean;
}

/** The logo of a partner, and its sheet as clients will see it. */
export function SheetPreview({ id, values, logoHref, canUpdate }: SheetPreviewProps) {
  const t = useMessages(partnerMessages);
  const { isPending, run } = useAction();
  return (
    <>
      <PageSection title={t('logo.title')} help={t('logo.help')}>
        <Inline gap={4}>
          <LogoPlate src={logoHref} alt={values.name} empty={t('logo.none')} />
          {canUpdate && (
            <ImagePicker
              label={t('logo.pick')}
              isPending={isPending}
              takesDrawings
              onPick={(file) => void run({ method: 'POST', href: logo(id), data: { file } })}
            />
          )}
        </Inline>
      </PageSection>
      <PageSection title={t('preview.title')}>
        <ArticleFrame cover={null} lead={values.short}>
          {values.advantage !== '' && (
            <Text as="p" weight="medium">
              {`${t('preview.advantage')} · ${values.advantage}`}
            </Text>
          )}
          <Prose html={values.body} />
        </ArticleFrame>
      </PageSection>
    </>
  );
}
