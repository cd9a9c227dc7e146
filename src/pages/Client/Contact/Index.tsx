import {
  CalendarDays,
  CircleDashed,
  Download,
  HardHat,
  Map as MapIcon,
  MapPin,
  Megaphone,
  Tag,
  User,
  Users,
} from 'lucide-react';
import type { ContactIndexProps, ContactRow } from '#contracts/client/contact/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { phoneText } from '#domain/identity/phone.ts';
import { bulk, create, download, edit, index } from '#generated/routes/client/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import { DuplicatesNotice } from './blocks/DuplicatesNotice.tsx';

/** The people and firms that the company deals with. */
export default function ContactIndex(props: WithShared<ContactIndexProps>) {
  const t = useMessages(contactMessages);
  const column = useColumns<ContactRow>(contactMessages);
  const consent = ({ consent: given }: ContactRow) =>
    t(`choices.consent.${given === null ? 'unknown' : given ? 'given' : 'refused'}`);
  return (
    <ListPage
      props={props}
      page="Client/Contact/Index"
      messages={contactMessages}
      routes={{
        index,
        create,
        download,
        show: edit,
      }}
      createKeys="n c"
      events={['contact.changed']}
      binType="contact"
      countAside={props.list.can.delete && <DuplicatesNotice count={props.duplicatesCount} />}
      bulk={{
        href: bulk(),
        people: props.people,
        tags: props.list.facets['tag'] ?? [],
        isArchived: true,
      }}
      filters={{
        role: Users,
        operationId: HardHat,
        ownerUserId: User,
        tag: Tag,
        consent: Megaphone,
        city: MapPin,
        department: MapIcon,
        lastContact: CalendarDays,
        source: Download,
        status: CircleDashed,
      }}
      columns={[
        column.name(({ name }) => name, { sort: 'ascending' }),
        column.of('text', 'company', { card: 'subtitle', tone: 'secondary' }),
        column.made(
          'text',
          'roles',
          ({ roles }) => roles.map((role) => t(`choices.roles.${role}`)).join(', '),
          {
            card: 'subtitle',
          },
        ),
        column.of('text', 'email', { card: 'foot' }),
        column.made('text', 'phone', ({ phone }) => phone && phoneText(phone), { card: 'foot' }),
        column.of('text', 'city', { tone: 'secondary' }),
        column.made('count', 'operations', ({ operationsCount }) => operationsCount || null),
        column.made('text', 'owner', ({ owner }) => owner?.name ?? null),
        column.of('instant', 'lastContactAt', { sort: 'descending' }),
        column.made('text', 'consent', consent, { isHidden: true }),
        column.made('text', 'tags', ({ tags }) => tags.join(', ') || null, { isHidden: true }),
        column.of('instant', 'createdAt', { isHidden: true, sort: 'descending' }),
      ]}
    />
  );
}
