import type { OperationPlace } from '#contracts/client/operation/views.ts';
import { edit } from '#generated/routes/client/operation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** So many are named; the table shows the others. */
const maxNamed = 3;

export interface UnplacedNoteProps {
  readonly count: number;
  readonly places: readonly OperationPlace[];
  /** The list of those that have none. */
  readonly unplacedHref: string;
  readonly canLocate: boolean;
}

/** The operations that have no place yet, and the way to give them one. */
export function UnplacedNote({ count, places, unplacedHref, canLocate }: UnplacedNoteProps) {
  const t = useMessages(viewMessages);
  const unplaced = places.filter((place) => place[4] === null || place[5] === null);
  return (
    <Inline as="span">
      {t('unplaced', { count })}
      {count <= maxNamed && canLocate ? (
        unplaced.map(([id, name]) => (
          <TextLink key={id} href={edit({ operation: id })}>
            {t('locate', { name })}
          </TextLink>
        ))
      ) : (
        <TextLink href={unplacedHref}>{t('unplacedLink')}</TextLink>
      )}
    </Inline>
  );
}
