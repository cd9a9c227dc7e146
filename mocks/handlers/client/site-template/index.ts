import { defineResource } from '#mocks/server/resource.ts';
import { domainCheckHandler, domainHandler } from './domain.ts';
import { editHandler } from './page.ts';
import { previewHandler } from './preview.ts';
import { publishHandler, restoreHandler, unpublishHandler } from './publication.ts';
import { updateHandler } from './save.ts';

/** The mini-site of an operation: what is written, what is online, who came. */
export const siteTemplateResource = defineResource({
  handlers: {
    'client.site-template.edit': editHandler,
    'client.site-template.update': updateHandler,
    'client.site-template.publish': publishHandler,
    'client.site-template.unpublish': unpublishHandler,
    'client.site-template.restore': restoreHandler,
    'client.site-template.preview': previewHandler,
    'client.site-template.domain': domainHandler,
    'client.site-template.domain.check': domainCheckHandler,
  },
});
