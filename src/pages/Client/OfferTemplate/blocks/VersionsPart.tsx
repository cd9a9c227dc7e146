import { History } from 'lucide-react';
import type { OfferTemplateVersion } from '#contracts/client/offer-template/form.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import type { OfferTemplateForm } from './offer-template-form.ts';

interface VersionsPartProps {
  readonly form: OfferTemplateForm;
  readonly versions: readonly OfferTemplateVersion[];
}

/** What a template said before, and the way to take it up again. */
export function VersionsPart({ form, versions }: VersionsPartProps) {
  const t = useMessages(offerTemplateMessages);
  const { date } = useFormat();
  const { setValue } = form.control.form.form;
  const take = ({ version, content }: OfferTemplateVersion): void => {
    const options = { shouldDirty: true, shouldValidate: false } as const;
    setValue('kind', content.kind, options);
    setValue('subject', content.subject, options);
    setValue('body', content.body, options);
    setValue('defaultValidityDays', content.defaultValidityDays, options);
    setValue('defaultConditions', content.defaultConditions, options);
    setValue('header', content.header, options);
    setValue('footer', content.footer, options);
    toast.info(t('versions.used', { version }));
  };
  return (
    <PageSection title={t('versions.title')} count={versions.length}>
      <ItemList
        label={t('versions.title')}
        empty={t('versions.none')}
        items={versions.map((past, place) => ({
          id: String(past.version),
          icon: History,
          title: t('versions.line', { version: past.version }),
          badges: place === 0 && <Badge tone="pos">{t('versions.current')}</Badge>,
          detail:
            past.by === null
              ? t('versions.on', { date: date(past.at) })
              : t('versions.by', { date: date(past.at), name: past.by }),
          end: place > 0 && form.props.can.save && (
            <Button
              size="sm"
              aria-label={t('versions.useItOf', { version: past.version })}
              onClick={() => take(past)}
            >
              {t('versions.useIt')}
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}
