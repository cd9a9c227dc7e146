import { walkKit } from '#tests/support/kit-walk.ts';

walkKit(1);
