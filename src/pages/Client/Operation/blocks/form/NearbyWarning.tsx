import type { NearbyOperation } from '#contracts/client/operation/nearby.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

/** Warns that an operation stands on the same spot; it opens in another tab, so that nothing typed is lost. */
export function NearbyWarning({ neighbour }: { neighbour: NearbyOperation }) {
  const t = useMessages(operationMessages);
  if (neighbour === null) return null;
  return (
    <Banner tone="warn">
      <TextLink href={show({ operation: neighbour.id })} isInherited isNewTab>
        {t('nearby', { ref: neighbour.ref })}
      </TextLink>{' '}
      <Text weight="normal">{t('nearbyHelp')}</Text>
    </Banner>
  );
}
