import type { ReactNode } from 'react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  asideWidgets,
  widgetRows,
  type DashboardWidget,
  type DashboardWidgetKey,
} from '#domain/dashboard/widgets.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ActiveOperations } from './ActiveOperations.tsx';
import { AgendaCard } from './AgendaCard.tsx';
import { ActivityCard, NewsCard } from './FeedCards.tsx';
import type { CashCardProps, MarginCardProps } from './FigureCharts.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { StockCard } from './StockCard.tsx';

// Charts come after what is read first.
const CashCard = lazyPart<CashCardProps>(async () => (await import('./FigureCharts.tsx')).CashCard);
const MarginCard = lazyPart<MarginCardProps>(async () => (await import('./FigureCharts.tsx')).MarginCard);

/** The widgets in the order and size that the person chose, of those that their rights fill. */
export function WidgetColumns(props: WithShared<DashboardProps>) {
  const { layout, widgets } = props;
  const t = useMessages(dashboardMessages);
  const parts: Readonly<Record<DashboardWidgetKey, ReactNode>> = {
    cash: props.cash && <CashCard periods={props.cash} today={props.today} />,
    operations: <ActiveOperations operations={props.operations} inProgressCount={props.inProgressCount} />,
    stock: <StockCard stock={props.stock} />,
    margins: <MarginCard margins={props.margins} />,
    map: <PlacesCard places={props.places} mapsKey={props.app.mapsKey ?? null} />,
    agenda: <AgendaCard agenda={props.agenda} />,
    activity: <ActivityCard activity={props.activity} />,
    news: <NewsCard news={props.news} />,
  };
  const shown = layout.filter(({ key, isOn }) => isOn && widgets.includes(key));
  const isAside = ({ key }: DashboardWidget): boolean => asideWidgets.includes(key);
  const main = shown.filter((widget) => !isAside(widget));
  const aside = shown.filter(isAside);
  if (shown.length === 0) {
    return (
      <Text as="p" tone="ink3">
        {t('layout.allOff')}
      </Text>
    );
  }
  const mainRows = (
    <Stack gap={5}>
      {widgetRows(main).map((row) => {
        const cells = row.map(({ key }) => <div key={key}>{parts[key]}</div>);
        return row.length === 1 ? (
          cells
        ) : (
          <Columns key={row.map(({ key }) => key).join()} gap={5}>
            {cells}
          </Columns>
        );
      })}
    </Stack>
  );
  if (aside.length === 0) return mainRows;
  const asideStack = (
    <Stack gap={5}>
      {aside.map(({ key }) => (
        <div key={key}>{parts[key]}</div>
      ))}
    </Stack>
  );
  if (main.length === 0) return asideStack;
  return (
    <MainAside aside={asideStack} isWide>
      {mainRows}
    </MainAside>
  );
}
