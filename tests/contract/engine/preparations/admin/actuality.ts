import type { Kit, Preparations } from '../preparation.ts';

/** An article that is a draft with content: one that is just made. */
const draft = async (kit: Kit) => {
  const props = await kit.act('admin.actuality.duplicate', { actuality: await kit.idOf('actuality') });
  const { record } = props['form'] as { record: { id: string } };
  return { actuality: record.id };
};

const published = async (kit: Kit) => {
  const parameters = await draft(kit);
  await kit.act('admin.actuality.publish', parameters);
  return parameters;
};

const withPicture = 'un fichier arrive dans un formulaire : tests/contract/actuality.test.ts';

// An article is of the platform: that of one company is open to the other.
const shared = { isRecordless: true } as const;

/** What the engine must do before it tries the routes of the news of the platform. */
export const actualityPreparations: Preparations = {
  'client.actuality.show': {
    ...shared,
    parameters: () => Promise.resolve({ slug: 'maintenance-du-28-novembre' }),
  },
  'client.actuality.read': shared,
  'client.actuality.feedback': shared,
  'admin.actuality.publish': { parameters: draft },
  'admin.actuality.unpublish': { parameters: published },
  'admin.actuality.archive': { parameters: published },
  'admin.actuality.pin': { parameters: draft, payload: () => ({ isPinned: true }) },
  'admin.actuality.media.store': { untried: withPicture },
  'admin.actuality.media.cover': { untried: withPicture },
  'admin.actuality.media.destroy': { untried: withPicture },
};
