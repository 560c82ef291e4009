import type { Run } from '../../booking/action-context.ts';

export const makeDeleted: Run = async () => ({ to: 'deleted' });
