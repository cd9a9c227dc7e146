import type { CoverProps } from '#contracts/export/cover.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as coverMessages from '#messages/export/cover.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Facade } from '#ui/identity/Facade.tsx';
import { PrintCover } from '#ui/print/PrintCover.tsx';
import { atLineHead } from './blocks/cover-texts.ts';
import { CoverBand } from './blocks/CoverBand.tsx';
import { Paper } from './blocks/Paper.tsx';

/** The cover of a file: what it is, of which operation, who makes it, for whom. */
export default function ExportCover(props: WithShared<CoverProps>) {
  const { paper, operation, company, query, editedOn } = props;
  const t = useMessages(coverMessages);
  const format = useFormat();
  const activity = atLineHead([company.activity, company.city].filter((part) => part !== '').join(', '));
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      <PrintCover
        picture={<Facade seed={operation.id} format="cover" />}
        maker={{
          name: company.name,
          logoHref: paper.logoHref,
          ...(activity !== '' && { caption: activity }),
        }}
        {...(query.recipient !== '' && { recipient: { name: query.recipient, caption: t('recipient') } })}
        note={t('confidential')}
        date={<time dateTime={editedOn}>{format.longDate(editedOn)}</time>}
      >
        <CoverBand operation={operation} query={query} />
      </PrintCover>
    </Paper>
  );
}
