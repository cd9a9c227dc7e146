import { useNavigate } from '#runtime/navigation/hooks.ts';
import { progress } from '#runtime/progress/progress.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { target } from '../generated/routes/links.ts';

/** The line at the top of the window: for a slow page, and for work of one's own. */
export default function ProgressDemo() {
  const navigate = useNavigate();
  const work = () => {
    const done = progress.begin();
    setTimeout(done, 2_000);
  };
  return (
    <>
      <PageHeader title="Progression" subtitle="Elle paraît après 10 ms d’attente." />
      <Card>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void navigate(target(1_500))}>Page en 1,5 s</Button>
          <Button onClick={work}>Travail de 2 s</Button>
        </div>
      </Card>
    </>
  );
}
