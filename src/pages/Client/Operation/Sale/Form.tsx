import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { hasDetail, tantiemesBase } from '#domain/lot/details.ts';
import { destroy, index, store, update } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import * as recordMessages from '#messages/record.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { LotBadge } from '#ui/data/LotBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { DeleteRecord } from '../../../blocks/record/DeleteRecord.tsx';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useFieldValue, useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import {
  destroy as destroyDiagnostic,
  store as storeDiagnostic,
} from '#generated/routes/client/operation/sale/diagnostic.ts';
import { DiagnosticsPart } from '../../blocks/property/DiagnosticsPart.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import { HistoryPart } from './blocks/HistoryPart.tsx';
import type { LotFormView } from './blocks/lot-form.ts';
import { useLotActions } from './blocks/useLotActions.tsx';
import { useLotParts } from './blocks/useLotParts.tsx';

const schema = async () => (await import('#contracts/client/operation/sale/lot.ts')).lotPayload;

/** A lot: what it is, its price and VAT, energy, copropriété, media, reports, history. */
export default function LotForm(props: WithShared<LotFormProps>) {
  const { operation, life, can } = props;
  const t = useMessages(lotMessages);
  const tRecord = useMessages(recordMessages);
  const { record, can: rights } = props.form;
  const ofOperation = { operation: operation.id };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'lot',
    messages: lotMessages,
    schema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (lot) => update({ ...ofOperation, lot }),
    },
    updateMethod: 'PUT',
  });
  const title = record === null ? t('createTitle') : `${t('title')} ${record.label}`;
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<LotFormProps>(
    channels.operation(operation.id),
    ['lot.updated', 'price.changed'],
    ['life', 'diagnostics', 'prices', 'library', 'others', 'tax', 'can'],
  );
  const others = useOthersTyping({
    shared: props,
    type: 'lot',
    recordId: record?.id ?? null,
    labelOf: form.labelOf,
  });
  const parts = useLotParts(form, props);
  const { actions, dialogs } = useLotActions(props, form.control.form.isDirty);
  const parameters = record === null ? null : { ...ofOperation, lot: record.id };
  return (
    <OperationFrame operation={operation} current="sale" canUpdate={can.update}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        head={{
          title,
          badge: life && <LotBadge state={life.status} />,
          subtitle: operation.name,
          actions: parameters !== null && (
            <>
              <PageActions actions={actions} isCompactOnPhone />
              {rights.delete && <DeleteRecord name={title} href={destroy(parameters)} />}
              {dialogs}
            </>
          ),
        }}
        notice={<Notices form={form} props={props} />}
        parts={parts}
        after={
          parameters !== null &&
          life !== null && (
            <Columns>
              <DiagnosticsPart
                diagnostics={props.diagnostics}
                today={props.today}
                storeHref={storeDiagnostic(parameters)}
                destroyHref={(diagnostic) => destroyDiagnostic({ ...parameters, diagnostic })}
                canChange={rights.save}
              />
              <HistoryPart prices={props.prices} steps={life.steps} />
            </Columns>
          )
        }
        bar={
          rights.save
            ? {
                submitLabel: tRecord(record === null ? 'create' : 'save'),
                cancelHref: index(ofOperation),
                note: others.sentences[0],
              }
            : null
        }
      />
    </OperationFrame>
  );
}

/** What has to be known before: who may only read, a price that stands, shares that do not add up. */
function Notices({ form, props }: { readonly form: LotFormView; readonly props: LotFormProps }) {
  const t = useMessages(lotMessages);
  const tRecord = useMessages(recordMessages);
  const { date } = useFormat();
  const { life } = props;
  const own = useFieldValue(form, 'tantiemes');
  const type = useFieldValue(form, 'type');
  const total = props.others.reduce((sum, { tantiemes }) => sum + (tantiemes ?? 0), own ?? 0);
  const base = tantiemesBase(total);
  const [buyer] = life?.buyers ?? [];
  return (
    <>
      {!props.form.can.save && <Banner tone="info">{tRecord('readOnly')}</Banner>}
      {life?.isPriceLocked === true && (
        <Banner tone="info">{buyer === undefined ? t('lockedUnknown') : t('locked', { buyer })}</Banner>
      )}
      {total > 0 && total !== base && hasDetail(type, 'coproLotsCount') && (
        <Banner tone="warn">{t('tantiemesTotal', { total, base })}</Banner>
      )}
      {life !== null && life.forSaleOn !== null && life.status === 'available' && (
        <Text as="p" size="label" tone="ink3">
          {t('forSale', { date: date(life.forSaleOn) })}
        </Text>
      )}
    </>
  );
}
