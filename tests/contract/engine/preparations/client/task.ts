import type { Preparations } from '../preparation.ts';

/** What the engine must do before it tries the routes of tasks. */
export const taskPreparations: Preparations = {
  'client.task.reopen': {
    parameters: async (kit) => {
      const parameters = { task: await kit.idOf('task') };
      await kit.act('client.task.complete', parameters);
      return parameters;
    },
  },
  'client.task.comment.destroy': {
    parameters: async (kit) => {
      const task = await kit.idOf('task');
      await kit.act('client.task.comment.store', { task });
      const { comments } = (await kit.props('client.task.edit', { task })) as {
        comments: { id: string; isOwn: boolean }[];
      };
      return { task, comment: comments.findLast(({ isOwn }) => isOwn)?.id ?? '' };
    },
  },
};
