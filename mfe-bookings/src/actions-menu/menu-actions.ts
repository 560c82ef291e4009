import * as actions from '../actions/index.ts';

/** The actions menu, in its order. */
export const menuActions = Object.values(actions).sort((one, other) => one.order - other.order);
