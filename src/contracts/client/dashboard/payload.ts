import * as z from 'zod';
import { dashboardWidgets, defaultLayout, widgetSizes } from '#domain/dashboard/widgets.ts';
import { defineAction } from '../../define.ts';

/** The start page as somebody wants it: every widget once, in the order wanted. */
export const updateDashboardLayout = defineAction({
  payload: z.object({
    widgets: z
      .array(
        z.object({
          key: z.enum(dashboardWidgets),
          isOn: z.boolean(),
          size: z.enum(widgetSizes),
        }),
      )
      .length(dashboardWidgets.length)
      .refine((widgets) => new Set(widgets.map(({ key }) => key)).size === widgets.length),
  }),
  example: { widgets: [...defaultLayout] },
});
