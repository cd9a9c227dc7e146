import { pageArea } from '#tests/support/page-area.ts';
import { walkPages } from '#tests/support/page-walk.ts';

walkPages((page) => pageArea(page) === 'client-operation');
