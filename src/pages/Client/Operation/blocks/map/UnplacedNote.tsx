import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import { edit } from '#generated/routes/client/operation.ts';
import * as looksMessages from '#messages/client/operation-looks.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';

/** So many are named; the table shows the others. */
const maxNamed = 3;

export interface UnplacedNoteProps {
  readonly count: number;
  readonly places: readonly OperationPlace[];
  readonly list: ListAddress<OperationIndexQuery>;
  readonly canLocate: boolean;
}

/** The operations that have no place yet, and the way to give them one. */
export function UnplacedNote({ count, places, list, canLocate }: UnplacedNoteProps) {
  const t = useMessages(looksMessages);
  const unplaced = places.filter((place) => place[4] === null || place[5] === null);
  const link =
    'inline-flex min-h-6 items-center font-medium text-brick-ink hover:underline pointer-coarse:min-h-11';
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {t('unplaced', { count })}
      {count <= maxNamed && canLocate ? (
        unplaced.map(([id, name]) => (
          <AppLink key={id} href={edit({ operation: id })} className={link}>
            {t('locate', { name })}
          </AppLink>
        ))
      ) : (
        <AppLink href={list.hrefWith({ look: '', place: ['missing'] })} className={link}>
          {t('unplacedLink')}
        </AppLink>
      )}
    </span>
  );
}
