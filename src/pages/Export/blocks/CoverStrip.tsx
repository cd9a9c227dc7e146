import type { CoverProps } from '#contracts/export/cover.ts';
import * as coverMessages from '#messages/export/cover.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Mark } from '#ui/identity/Mark.tsx';
import { atLineHead } from './cover-texts.ts';

/** The foot of the cover: who makes the file, for whom, when. */
export function CoverStrip({ company, query, editedOn }: Pick<CoverProps, 'company' | 'query' | 'editedOn'>) {
  const t = useMessages(coverMessages);
  const format = useFormat();
  const activity = atLineHead([company.activity, company.city].filter((part) => part !== '').join(', '));
  return (
    <div className="cover-strip">
      <div className="cover-line">
        <div className="cover-company">
          <Mark size={40} />
          <div>
            <p className="cover-company-name">{company.name}</p>
            {activity !== '' && <p className="cover-caption">{activity}</p>}
          </div>
        </div>
        {query.recipient !== '' && (
          <div className="cover-recipient">
            <p className="cover-caption">{t('recipient')}</p>
            <p className="cover-recipient-name">{query.recipient}</p>
          </div>
        )}
      </div>
      <div className="cover-line">
        <p className="cover-caption">{t('confidential')}</p>
        <p className="cover-date">
          <time dateTime={editedOn}>{format.longDate(editedOn)}</time>
        </p>
      </div>
    </div>
  );
}
