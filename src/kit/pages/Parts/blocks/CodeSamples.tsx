import { Card } from '#ui/data/Card.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CodeList } from '#ui/data/CodeList.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import { PictureText } from '#ui/layout/PictureText.tsx';
import { PrintAlone } from '#ui/print/PrintAlone.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path d="M1 1h2v2H1zM4 1h2v1H4zM1 4h1v2H1zM3 4h3v2H4V5H3z"/></svg>';
const codes = ['k7pq-2m4d', 'x3vn-9c8t', 'b5hw-6r1s', 'f2jz-4g7y'];

/** What is carried from here to another device, or to paper. */
export function CodeSamples() {
  return (
    <Card title="Codes à emporter">
      <PictureText picture={<QrCode svg={drawing} alt="Code QR d’exemple" />}>
        <CopyText label="Clé à saisir" text="JBSW Y3DP EHPK 3PXP" copied="JBSWY3DPEHPK3PXP" />
        <CodeList codes={codes} />
        <div>
          <Button size="sm" onClick={() => window.print()}>
            Imprimer les codes
          </Button>
        </div>
        <PrintAlone>
          <pre>{codes.join('\n')}</pre>
        </PrintAlone>
      </PictureText>
    </Card>
  );
}
