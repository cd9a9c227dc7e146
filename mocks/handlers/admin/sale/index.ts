import { adminSaleFormPage } from '#contracts/admin/sale/form.ts';
import { adminSaleIndexPage, saleDownload } from '#contracts/admin/sale/index.ts';
import { can } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { formProps } from './form.ts';
import { boardOf, clientsOf, saleSource, teamOf } from './list.ts';
import { destroyPaperHandler, storePaperHandler } from './papers.ts';
import { sale, saleBin, saleOfRoute } from './record.ts';
import { duplicateHandler, priceHandler, storeHandler, updateHandler } from './save.ts';
import { signHandler } from './sign.ts';
import { approveHandler, cancelHandler, proposalHandler, sendHandler } from './steps.ts';

const noCustomer = { prospect: '', tenant: '' };

/** Sales of subscriptions: list, board, form, proposal, signature, bin. */
export const adminSaleResource = defineResource({
  handlers: {
    'admin.sale.index': adminPage(adminSaleIndexPage, async (context, query) => ({
      list: await saleSource.answer(context, query),
      board: await boardOf(context, query),
      team: await teamOf(context, query),
      today: parisDay(context.deps.clock.businessNow()),
      clients: can(context, 'sale.validate') ? await clientsOf(context) : [],
    })),
    'admin.sale.download': adminData(saleDownload, (context, { format }) =>
      answerDownload(context, saleSource.download, format),
    ),
    'admin.sale.create': adminPage(adminSaleFormPage, (context, query) => formProps(context, null, query)),
    'admin.sale.edit': adminPage(adminSaleFormPage, async (context) =>
      formProps(context, await saleOfRoute(context), noCustomer),
    ),
    'admin.sale.store': storeHandler,
    'admin.sale.update': updateHandler,
    'admin.sale.destroy': sale.destroy,
    'admin.sale.price': priceHandler,
    'admin.sale.send': sendHandler,
    'admin.sale.sign': signHandler,
    'admin.sale.cancel': cancelHandler,
    'admin.sale.approve': approveHandler,
    'admin.sale.duplicate': duplicateHandler,
    'admin.sale.proposal': proposalHandler,
    'admin.sale.paper.store': storePaperHandler,
    'admin.sale.paper.destroy': destroyPaperHandler,
  },
  records: [sale.resource],
  listPages: [saleSource.listPage],
  downloads: [saleSource.download],
  bins: [saleBin],
});
