import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { CommercialInformationProps } from '#contracts/client/quick-sale/commercial-information-form.ts';
import { advertText, advertTones, type AdvertTone } from '#domain/quick-sale/advert-text.ts';
import { maxPitchLength, maxTitleLength } from '#domain/quick-sale/enums.ts';
import * as commercialMessages from '#messages/client/quick-sale-commercial.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import type { CommercialFormControl } from './commercial-form.ts';

interface WriteAdvertProps extends Pick<CommercialInformationProps, 'property'> {
  readonly form: CommercialFormControl;
}

/** Drafts the French advert from what is known of the property, in one of three tones; asks before it replaces a text. */
export function WriteAdvert({ form, property }: WriteAdvertProps) {
  const t = useMessages(commercialMessages);
  const { area, money, percent } = useFormat();
  const [asked, setAsked] = useState<AdvertTone | null>(null);
  const write = (tone: AdvertTone): void => {
    const { features, yearlyRentCents, grossYieldBps, areaM2, ...rest } = property;
    const text = advertText(
      {
        ...rest,
        area: area(areaM2),
        features: features.map((name) => t(`features.${name}`)),
        strengths: form.form.getValues('strengths'),
        yearlyRent: yearlyRentCents === null ? null : money(yearlyRentCents, { decimals: 0 }),
        grossYield: grossYieldBps === null ? null : percent(grossYieldBps),
      },
      tone,
      'fr',
      { title: maxTitleLength, pitch: maxPitchLength },
    );
    for (const name of ['title', 'pitch', 'description'] as const) {
      form.form.setValue(name, text[name], { shouldDirty: true, shouldValidate: true });
    }
    toast.success(t('write.done'));
  };
  const ask = (tone: AdvertTone) => () => {
    const values = form.form.getValues(['title', 'pitch', 'description']);
    if (values.some((text) => text.trim() !== '')) setAsked(tone);
    else write(tone);
  };
  return (
    <>
      <PageActions
        actions={[
          {
            id: 'quick-sale.write',
            label: t('write.action'),
            place: 'page',
            icon: PenLine,
            choices: advertTones.map((tone) => ({
              id: tone,
              label: t(`write.tones.${tone}`),
              run: ask(tone),
            })),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('write.replace')}
        description={t('write.replaceText')}
        confirmLabel={t('write.confirm')}
        onConfirm={() => {
          if (asked !== null) write(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
