import * as reportMessages from '#messages/mail/report.ts';
import { fill } from '#messages/fill.ts';
import { textFormat } from '../../text-format.ts';
import { button, facts, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  name: 'Loyers du mois',
  company: 'Garonne Patrimoine',
  from: '2026-10',
  to: '2026-10',
  rows: 5,
  href: 'https://ilot.example.test/rapports?report=loyers' as string | null,
};

/** To a member of the company: a report that is sent by itself. */
export const reportScheduled = defineMail({
  messages: reportMessages,
  example,
  compose: (t, { name, company, from, to, rows, href }, _format, locale) => {
    const { month } = textFormat(locale);
    return {
      subject: fill(t.subject, { name }),
      preheader: fill(t.preheader, { company }),
      title: name,
      blocks: [
        paragraph(fill(t.body, { name })),
        facts(
          [t.period, from === to ? month(from) : `${month(from)} – ${month(to)}`],
          [t.rows, String(rows)],
        ),
        ...(href === null ? [] : [button(t.action, href)]),
        note(t.note),
      ],
    };
  },
});
