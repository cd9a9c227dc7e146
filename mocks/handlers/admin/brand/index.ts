import { adminBrandAdminIndexPage } from '#contracts/admin/brand/admin/index.ts';
import { adminBrandFormPage } from '#contracts/admin/brand/form.ts';
import { adminBrandIndexPage, brandDownload } from '#contracts/admin/brand/index.ts';
import { storeBrand, updateBrand } from '#contracts/admin/brand/payload.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { formProps } from './form.ts';
import { answerBrands, brandFile, brandListPage } from './list.ts';
import {
  destroyHandler,
  inviteAgainHandler,
  inviteHandler,
  managerListPage,
  managerProps,
} from './managers.ts';
import { brand, brandBin } from './record.ts';
import {
  archiveHandler,
  attachHandler,
  destroyLogoHandler,
  detachHandler,
  logoHandler,
  restoreHandler,
} from './steps.ts';

/** Networks of companies: list, sheet, companies, people, who steers them. */
export const adminBrandResource = defineResource({
  handlers: {
    'admin.brand.index': adminPage(adminBrandIndexPage, async (context, query) => ({
      list: await answerBrands(context, query),
    })),
    'admin.brand.download': adminData(brandDownload, (context, { format }) =>
      answerDownload(context, brandFile, format),
    ),
    'admin.brand.create': adminPage(adminBrandFormPage, (context, { tab }) => formProps(context, null, tab)),
    'admin.brand.edit': adminPage(adminBrandFormPage, async (context, { tab }) =>
      formProps(context, await brand.ofRoute(context), tab),
    ),
    'admin.brand.store': brand.store(storeBrand),
    'admin.brand.update': brand.update(updateBrand),
    'admin.brand.destroy': brand.destroy,
    'admin.brand.archive': archiveHandler,
    'admin.brand.restore': restoreHandler,
    'admin.brand.logo.update': logoHandler,
    'admin.brand.logo.destroy': destroyLogoHandler,
    'admin.brand.tenant.attach': attachHandler,
    'admin.brand.tenant.detach': detachHandler,
    'admin.brand.admin.index': adminPage(adminBrandAdminIndexPage, managerProps),
    'admin.brand.admin.store': inviteHandler,
    'admin.brand.admin.invitation': inviteAgainHandler,
    'admin.brand.admin.destroy': destroyHandler,
  },
  records: [brand.resource],
  listPages: [brandListPage, managerListPage],
  downloads: [brandFile],
  bins: [brandBin],
});
