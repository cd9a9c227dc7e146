import { Plus, Star } from 'lucide-react';
import { useState } from 'react';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { edit as editContact } from '#generated/routes/client/contact.ts';
import { detach } from '#generated/routes/client/supplier/contact.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

const ContactDialog = lazyDialog(async () => (await import('./ContactDialog.tsx')).ContactDialog);
const RatingDialog = lazyDialog(async () => (await import('./RatingDialog.tsx')).RatingDialog);

interface RelationSectionsProps extends Pick<
  SupplierFormProps,
  'contacts' | 'ratingHundredths' | 'ratings' | 'operations'
> {
  readonly supplierId: string;
  readonly name: string;
  readonly canUpdate: boolean;
}

/** The people of a supplier, and how it worked on the company's operations. */
export function RelationSections(props: RelationSectionsProps) {
  const { supplierId, name, contacts, ratingHundredths, ratings, operations, canUpdate } = props;
  const t = useMessages(supplierMessages);
  const { date, number } = useFormat();
  const { isPending, run } = useAction();
  const [asking, setAsking] = useState<'contact' | 'rating' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <PageSection
        title={t('contacts.title')}
        aside={
          canUpdate && (
            <Button size="sm" icon={Plus} onClick={() => setAsking('contact')}>
              {t('contacts.add')}
            </Button>
          )
        }
      >
        <ItemList
          label={t('contacts.title')}
          empty={t('contacts.none')}
          isBusy={isPending}
          items={contacts.map((contact) => ({
            id: contact.id,
            title: contact.name,
            detail: [contact.email, contact.phone].filter(Boolean).join(' · '),
            end: (
              <>
                <Button size="sm" href={editContact(contact.id)}>
                  {t('documents.open')}
                </Button>
                {canUpdate && (
                  <Button
                    size="sm"
                    isPending={isPending}
                    onClick={() =>
                      void run({
                        method: 'DELETE',
                        href: detach({ supplier: supplierId, contact: contact.id }),
                      })
                    }
                  >
                    {t('contacts.detach')}
                  </Button>
                )}
              </>
            ),
          }))}
        />
      </PageSection>
      <PageSection
        title={t('ratings.title')}
        {...(ratingHundredths !== null && {
          help: t('ratings.mean', { mean: number(ratingHundredths / 100, 1) }),
        })}
        aside={
          canUpdate && (
            <Button size="sm" icon={Star} onClick={() => setAsking('rating')}>
              {t('ratings.add')}
            </Button>
          )
        }
      >
        <ItemList
          label={t('ratings.title')}
          empty={t('ratings.none')}
          items={ratings.map(({ id, operation, quality, delay, price, comment, by, at }) => ({
            id,
            title: operation,
            detail: [
              t('ratings.notes', {
                quality,
                delay,
                price,
              }),
              comment,
            ]
              .filter(Boolean)
              .join(' · '),
            end: t('ratings.by', { name: by, date: date(at) }),
          }))}
        />
      </PageSection>
      {asking === 'contact' && <ContactDialog supplierId={supplierId} onClose={close} />}
      {asking === 'rating' && (
        <RatingDialog supplierId={supplierId} name={name} operations={operations} onClose={close} />
      )}
    </>
  );
}
