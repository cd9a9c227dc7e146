import { adminRoleFormPage } from '#contracts/admin/role/form.ts';
import { adminRoleIndexPage } from '#contracts/admin/role/index.ts';
import { adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { formProps } from './form.ts';
import { indexProps, roleListPage } from './list.ts';
import { roleOfRoute } from './roles.ts';
import { destroyHandler, duplicateHandler, storeHandler, updateHandler } from './steps.ts';

/** Roles: the system's own, and those that the platform added. */
export const adminRoleResource = defineResource({
  handlers: {
    'admin.role.index': adminPage(adminRoleIndexPage, indexProps),
    'admin.role.create': adminPage(adminRoleFormPage, (context) => formProps(context, null)),
    'admin.role.store': storeHandler,
    'admin.role.edit': adminPage(adminRoleFormPage, async (context) =>
      formProps(context, await roleOfRoute(context)),
    ),
    'admin.role.update': updateHandler,
    'admin.role.destroy': destroyHandler,
    'admin.role.duplicate': duplicateHandler,
  },
  listPages: [roleListPage],
});
