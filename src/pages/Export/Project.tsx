import type { ProjectPaperProps } from '#contracts/export/project.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as projectMessages from '#messages/export/project.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintPhotos } from '#ui/print/PrintPhotos.tsx';
import { PrintProse } from '#ui/print/PrintProse.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';
import { CompositionTable } from './blocks/project/CompositionTable.tsx';
import { PermitBox } from './blocks/project/PermitBox.tsx';
import { ProjectFacts } from './blocks/project/ProjectFacts.tsx';
import { ProjectTimetable } from './blocks/project/ProjectTimetable.tsx';
import { WorksBudget } from './blocks/project/WorksBudget.tsx';

/** What is made of an operation: programme, permission, planning, then what it looks like and what its works cost. */
export default function ExportProject(props: WithShared<ProjectPaperProps>) {
  const { paper, project, renderings, works } = props;
  const t = useMessages(projectMessages);
  const section = useMessages(sectionMessages);
  return (
    <Paper paper={paper} title={section('project')}>
      <PrintSheet>
        <PrintTitle
          title={section('project')}
          aside={t('aside', { variant: project.variant, state: t(`states.${project.status}`) })}
        />
        <PrintSection title={project.name}>
          {project.description !== '' && <PrintProse html={project.description} />}
          <ProjectFacts {...props} />
        </PrintSection>
        <CompositionTable {...props} />
        <PermitBox {...props} />
        <ProjectTimetable {...props} />
        {renderings.length > 0 && (
          <PrintSection title={t('renderings')} isWhole>
            <PrintPhotos
              perPage={4}
              photos={renderings.map((rendering) => ({ ...rendering, alt: rendering.caption }))}
            />
          </PrintSection>
        )}
        {works !== null && <WorksBudget works={works} />}
      </PrintSheet>
    </Paper>
  );
}
