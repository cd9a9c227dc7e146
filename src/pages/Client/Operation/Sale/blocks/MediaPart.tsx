import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { LotFormControl, LotParameters } from './lot-form.ts';

const LotMediaDialog = lazyDialog(async () => (await import('./LotMediaDialog.tsx')).LotMediaDialog);

export interface MediaPartProps extends Pick<LotFormProps, 'library'> {
  readonly form: LotFormControl;
  /** Null for a new lot, to which nothing can be added yet. */
  readonly parameters: LotParameters | null;
  readonly canChange: boolean;
}

/** The photographs and the plan that are chosen, and the way to add some. */
export function MediaPart({ form, library, parameters, canChange }: MediaPartProps) {
  const t = useMessages(lotMessages);
  const [isAdding, setAdding] = useState(false);
  const [photoIds, planId] = useWatch({
    control: form.form.control,
    name: ['photoMediaIds', 'planMediaId'],
  });
  const photos = photoIds.flatMap((id) => library.find((item) => item.id === id) ?? []);
  const plan = library.find((item) => item.id === planId);
  return (
    <Stack gap={3}>
      {photos.length === 0 ? (
        <Text as="p" tone="ink3">
          {t('media.empty')}
        </Text>
      ) : (
        <Gallery
          label={t('media.gallery')}
          slides={photos.map(({ href, thumbHref, label }) => ({
            src: href,
            thumbnail: thumbHref,
            alt: label,
            description: label,
          }))}
        />
      )}
      {plan && (
        <ItemList
          label={t('media.kinds.plan')}
          items={[{ id: plan.id, title: plan.label, icon: FileText, href: plan.href }]}
        />
      )}
      {canChange && parameters !== null && (
        <Inline>
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('media.add')}
          </Button>
        </Inline>
      )}
      {isAdding && parameters !== null && (
        <LotMediaDialog parameters={parameters} onClose={() => setAdding(false)} />
      )}
    </Stack>
  );
}
