import { supplierFormPage } from '#contracts/client/supplier/form.ts';
import { supplierDownload, supplierIndexPage } from '#contracts/client/supplier/index.ts';
import { storeSupplier, updateSupplier } from '#contracts/client/supplier/payload.ts';
import type { Supplier } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { bankOf, revealIbanHandler, updateIbanHandler } from './bank.ts';
import { blockHandler, unblockHandler } from './block.ts';
import { bulk } from './bulk.ts';
import {
  destroyDocumentHandler,
  papersOf,
  storeDocumentHandler,
  verifyDocumentHandler,
} from './documents.ts';
import { attachContactHandler, contactsOf, detachContactHandler } from './contacts.ts';
import { rateHandler, ratingsOf } from './ratings.ts';
import { supplierImport } from './import.ts';
import { supplierSource } from './list.ts';
import { duplicatePairs, mergeHandler } from './merge.ts';
import { supplier, supplierBin } from './record.ts';
import { requestDocumentsHandler, requestsOf, revokeRequestHandler } from './requests.ts';

/** What hangs on a supplier that is not there yet. */
const noParts = {
  bank: null,
  contacts: [],
  ratingHundredths: null,
  ratings: [],
  operations: [],
  documents: [],
  missingDocuments: [],
  requests: [],
  requestEmail: null,
};

const partsOf = async (context: ClientContext, row: Supplier) => ({
  bank: await bankOf(context, row),
  contacts: await contactsOf(context, row),
  ...(await ratingsOf(context, row)),
  ...(await papersOf(context, row)),
  ...(await requestsOf(context, row)),
});

const formProps = async (context: ClientContext, row: Supplier | null) => ({
  form: await supplier.formProps(context, row),
  current: row && { status: row.status, blockedReason: row.blockedReason },
  ...(row === null ? noParts : await partsOf(context, row)),
});

/** Suppliers of a company: list, form, file, bin, import, merging. */
export const supplierResource = defineResource({
  handlers: {
    'client.supplier.index': clientPage(supplierIndexPage, async (context, query) => ({
      list: await supplierSource.answer(context, query),
      duplicates: can(context, 'supplier.delete') ? await duplicatePairs(context) : [],
    })),
    'client.supplier.download': clientData(supplierDownload, (context, { format }) =>
      answerDownload(context, supplierSource.download, format),
    ),
    'client.supplier.create': clientPage(supplierFormPage, (context) => formProps(context, null)),
    'client.supplier.edit': clientPage(supplierFormPage, async (context) =>
      formProps(context, await supplier.ofRoute(context)),
    ),
    'client.supplier.store': supplier.store(storeSupplier),
    'client.supplier.update': supplier.update(updateSupplier),
    'client.supplier.destroy': supplier.destroy,
    'client.supplier.bulk': bulk,
    'client.supplier.merge': mergeHandler,
    'client.supplier.block': blockHandler,
    'client.supplier.unblock': unblockHandler,
    'client.supplier.rating.store': rateHandler,
    'client.supplier.contact.attach': attachContactHandler,
    'client.supplier.contact.detach': detachContactHandler,
    'client.supplier.iban.reveal': revealIbanHandler,
    'client.supplier.iban.update': updateIbanHandler,
    'client.supplier.document.store': storeDocumentHandler,
    'client.supplier.document.verify': verifyDocumentHandler,
    'client.supplier.document.destroy': destroyDocumentHandler,
    'client.supplier.document.request': requestDocumentsHandler,
    'client.supplier.document.revoke': revokeRequestHandler,
  },
  records: [supplier.resource],
  listPages: [supplierSource.listPage],
  downloads: [supplierSource.download],
  bins: [supplierBin],
  imports: [supplierImport],
});
