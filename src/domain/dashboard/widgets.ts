/** What the start page of a company can show beside its figures, in the usual order; `agenda` on stand at the right. */
export const dashboardWidgets = [
  'cash',
  'operations',
  'stock',
  'margins',
  'map',
  'agenda',
  'activity',
  'news',
] as const;
export type DashboardWidgetKey = (typeof dashboardWidgets)[number];

/** The widgets that stand in the narrow column at the right. */
export const asideWidgets: readonly DashboardWidgetKey[] = ['agenda', 'activity', 'news'];

export const widgetSizes = ['half', 'full'] as const;
export type WidgetSize = (typeof widgetSizes)[number];

/** A widget as somebody wants it; its place is the one in the list. */
export interface DashboardWidget {
  readonly key: DashboardWidgetKey;
  readonly isOn: boolean;
  /** Of the width of the main column; widgets at the right have one width. */
  readonly size: WidgetSize;
}

const halves: readonly DashboardWidgetKey[] = ['stock', 'margins'];

/** The start page as it comes. */
export const defaultLayout: readonly DashboardWidget[] = dashboardWidgets.map((key) => ({
  key,
  isOn: true,
  size: halves.includes(key) ? 'half' : 'full',
}));

/**
 * A kept layout with what came since: widgets that it does not know stand at its end as they come, what is no widget
 * any more is left out, and each stands there once.
 */
export function completeLayout(kept: readonly DashboardWidget[] | null): readonly DashboardWidget[] {
  if (kept === null) return defaultLayout;
  const known = kept.filter(
    ({ key }, index) =>
      dashboardWidgets.includes(key) && kept.findIndex((other) => other.key === key) === index,
  );
  const missing = defaultLayout.filter(({ key }) => known.every((widget) => widget.key !== key));
  return [...known, ...missing];
}

/** Widgets side by side where two halves follow each other, one to a row otherwise. */
export function widgetRows(widgets: readonly DashboardWidget[]): readonly (readonly DashboardWidget[])[] {
  const rows: DashboardWidget[][] = [];
  for (const widget of widgets) {
    const last = rows.at(-1);
    if (widget.size === 'half' && last?.length === 1 && last[0]?.size === 'half') last.push(widget);
    else rows.push([widget]);
  }
  return rows;
}

/** What a new company does first, in this order. */
export const onboardingSteps = ['company', 'operation', 'bank', 'colleague', 'smtp'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Days after its registration in which a company is shown what to do first. */
export const onboardingDays = 90;
