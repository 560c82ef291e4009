import * as actions from './index.ts';

/** The actions menu, in its order (S1 §2). */
export const menuActions = Object.values(actions).sort((one, other) => one.order - other.order);
