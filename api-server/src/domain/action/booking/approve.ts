import type { Run } from '../../booking/action-context.ts';

export const approve: Run = async () => ({ to: 'active', changes: [{ kind: 'approved' }] });
