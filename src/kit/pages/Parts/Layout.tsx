import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { layout } from '../../generated/routes/parts.ts';

const sizes = ['micro', 'label', 'table', 'ui', 'base', 'lg'] as const;
const tones = ['ink', 'ink2', 'ink3', 'pos', 'neg', 'warn'] as const;
const long =
  'Transformation d’une ancienne manufacture de tonneaux en quatorze logements et deux commerces, quai des Salinières';

/** What lays out a page: parts below each other, beside each other, in columns; words in sizes and tones. */
export default function LayoutParts() {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <PageHeader title="Parties : mise en page" subtitle="Une page n’a pas de style à elle." />
      <Columns>
        <Card title="Les uns sous les autres">
          <Stack gap={2}>
            <Text as="p">Premier</Text>
            <Text as="p">Deuxième</Text>
            <Inline justify="end">
              <Button>Plus tard</Button>
              <Button variant="primary">Continuer</Button>
            </Inline>
          </Stack>
        </Card>
        <Card title="Les uns à côté des autres">
          <Stack gap={3}>
            <Inline justify="between">
              <Text weight="semibold">Lot A22</Text>
              <Badge tone="pos">Vendu</Badge>
            </Inline>
            <Inline isOneLine>
              <Stack gap={0} isWide>
                <Text breaks="cut" weight="medium">
                  {long}
                </Text>
                <Text breaks="cut" size="label" tone="ink3">
                  {long}
                </Text>
              </Stack>
              <Button size="sm">Ouvrir</Button>
            </Inline>
            <Facts>
              <span>14 rue des Chais, 33500 Libourne</span>
              <span>Vente d’immeuble à rénover</span>
              <span>Quatorze logements et deux commerces</span>
              <span>Hugo Lartigue</span>
            </Facts>
          </Stack>
        </Card>
      </Columns>
      <Card title="Mots">
        <Columns count={3}>
          <Stack gap={1}>
            {sizes.map((size) => (
              <Text key={size} size={size}>
                Taille {size}
              </Text>
            ))}
          </Stack>
          <Stack gap={1}>
            {tones.map((tone) => (
              <Text key={tone} tone={tone} weight="medium">
                Ton {tone}
              </Text>
            ))}
          </Stack>
          <Stack gap={1}>
            <Text as="p" breaks={isWhole ? 'words' : 'cut'}>
              {long}
            </Text>
            <Text as="p" size="table" tone="ink3">
              <TextButton onPress={() => setWhole(!isWhole)} isExpanded={isWhole}>
                {isWhole ? 'Réduire' : 'Lire la suite'}
              </TextButton>{' '}
              ou <TextLink href={layout()}>revenir ici</TextLink>.
            </Text>
          </Stack>
        </Columns>
      </Card>
      <AfterFirstPaint>
        <Card title="Sous le premier écran">
          <Text as="p">Dessiné juste après ce que l’on voit d’abord.</Text>
        </Card>
      </AfterFirstPaint>
    </>
  );
}
