import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeLayout,
  dashboardWidgets,
  defaultLayout,
  widgetRows,
  widgetSizes,
  type DashboardWidget,
} from '#domain/dashboard/widgets.ts';

const widgets: fc.Arbitrary<DashboardWidget[]> = fc.array(
  fc.record({
    key: fc.constantFrom(...dashboardWidgets),
    isOn: fc.boolean(),
    size: fc.constantFrom(...widgetSizes),
  }),
  { maxLength: 14 },
);

describe('the layout of the start page', () => {
  test('is the usual one until somebody arranges it', () => {
    expect(completeLayout(null)).toEqual(defaultLayout);
  });

  test('holds every widget once, in the order that was kept, whatever was kept', () => {
    fc.assert(
      fc.property(widgets, (kept) => {
        const layout = completeLayout(kept);
        expect(layout.map(({ key }) => key).toSorted()).toEqual([...dashboardWidgets].toSorted());
        const order = [...new Set(kept.map(({ key }) => key))];
        expect(layout.slice(0, order.length).map(({ key }) => key)).toEqual(order);
      }),
    );
  });

  test('leaves out what is no widget any more', () => {
    const kept = [{ key: 'weather', isOn: true, size: 'full' }] as unknown as DashboardWidget[];
    expect(completeLayout(kept)).toEqual(defaultLayout);
  });
});

describe('rows of widgets', () => {
  test('keep all widgets in their order, two halves side by side at most', () => {
    fc.assert(
      fc.property(widgets, (shown) => {
        const rows = widgetRows(shown);
        expect(rows.flat()).toEqual(shown);
        for (const row of rows) {
          if (row.length > 1) expect(row.map(({ size }) => size)).toEqual(['half', 'half']);
        }
      }),
    );
  });
});
