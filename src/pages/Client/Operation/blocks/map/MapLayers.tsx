import type { MapLayer, MapSale } from '#contracts/client/operation/index-map.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

export interface MapLayersProps {
  readonly layers: readonly MapLayer[];
  readonly sales: readonly MapSale[];
  readonly onChange: (layers: readonly MapLayer[]) => void;
}

const all: readonly MapLayer[] = ['sales', 'communes'];

/** What lies beside the operations on their map, to show and to hide. */
export function MapLayers({ layers, sales, onChange }: MapLayersProps) {
  const t = useMessages(viewMessages);
  const toggle = (layer: MapLayer, isShown: boolean): void =>
    onChange(all.filter((one) => (one === layer ? isShown : layers.includes(one))));
  return (
    <Inline gap={4}>
      {all.map((layer) => (
        <Switch
          key={layer}
          name={`layer-${layer}`}
          label={t(`layers.${layer}`)}
          value={layers.includes(layer)}
          onChange={(isShown) => toggle(layer, isShown)}
        />
      ))}
      {layers.includes('sales') && (
        <span role="status">
          <Text size="label" tone="ink3">
            {t('layers.count', { count: sales.length })}
          </Text>
        </span>
      )}
    </Inline>
  );
}
