import { defineRoute } from './define.ts';
import { setFullDefine } from './full-define.ts';

// Imported for its effect, once, by an application whose manifest asks for lean builders.
setFullDefine(defineRoute);
