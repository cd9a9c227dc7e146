import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type {
  AdvertEditorProps,
  BroadcastProps,
  BroadcastRow,
} from '#contracts/client/operation/broadcast-configuration/form.ts';
import { broadcastPortals, type BroadcastPortal } from '#domain/broadcast/portals.ts';
import { phoneText } from '#domain/identity/phone.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AdvertCard } from '#ui/media/AdvertCard.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import type { AdvertControl } from './AdvertEditor.tsx';
import { PortalLines, usePortalName } from './PortalLines.tsx';

interface AdvertPreviewProps {
  readonly props: BroadcastProps;
  readonly editor: AdvertEditorProps;
  readonly control: AdvertControl;
  readonly row: BroadcastRow | undefined;
}

/** The advert while it is typed, as a portal gets it: text, mentions that the law asks for, place and contact. */
export function AdvertPreview({ props, editor, control, row }: AdvertPreviewProps) {
  const t = useMessages(broadcastMessages);
  const nameOf = usePortalName();
  const { portals } = props.settings.values;
  const [portal, setPortal] = useState<BroadcastPortal>(portals[0] ?? 'leboncoin');
  const portalStates = row?.portals.filter((each) => each.portal === portal) ?? [];
  return (
    <Stack gap={3}>
      <ChoiceSelect
        name="previewPortal"
        label={t('preview.portal')}
        value={portal}
        onChange={(chosen) => setPortal(chosen ?? 'leboncoin')}
        choices={broadcastPortals.map((id) => ({ id, label: nameOf(id) }))}
      />
      {!portals.includes(portal) && <Text as="p">{t('preview.notChosen')}</Text>}
      {portalStates.length > 0 && row?.status !== 'off' && (
        <PortalLines operationId={props.operation.id} row={{ portals: portalStates }} />
      )}
      {portal === 'site' ? (
        <Card title={t('preview.title')}>
          <Text as="p">{t('preview.site')}</Text>
        </Card>
      ) : (
        <Advert props={props} editor={editor} control={control} row={row} />
      )}
    </Stack>
  );
}

function Advert({ props, editor, control, row }: AdvertPreviewProps) {
  const t = useMessages(broadcastMessages);
  const words = useMessages(quickSaleMessages);
  const { money, area } = useFormat();
  const typed = useWatch({ control: control.form.form.control });
  const { values } = props.settings;
  const photoIds = typed.photoMediaIds ?? [];
  const first = editor.pictures.find(({ id }) => id === photoIds[0]);
  const contact = props.people.find(({ id }) => id === values.contactUserId)?.name ?? '';
  const cents = row?.priceTtcCents ?? null;
  const price =
    typed.isPriceShown === false
      ? t('preview.hiddenPrice')
      : cents === null
        ? t('lots.price')
        : money(cents, { decimals: 0 });
  return (
    <AdvertCard
      label={t('preview.label')}
      lang="fr"
      picture={
        first === undefined || first.thumbHref === null ? null : { src: first.thumbHref, alt: first.alt }
      }
      noPicture={t('preview.noPhoto')}
      morePictures={Math.max(0, photoIds.length - 1)}
      title={typed.title || t('preview.untitled')}
      price={price}
      mention={null}
      facts={[
        ...(row === undefined ? [] : [words(`choices.type.${row.type}`), area(row.areaM2)]),
        editor.place,
      ].join(' · ')}
      text=""
      foot={[...editor.mentions, t('preview.contact', { name: contact, phone: phoneText(values.phone) })]}
    >
      <Text as="p" breaks="lines">
        {typed.text ?? ''}
      </Text>
    </AdvertCard>
  );
}
