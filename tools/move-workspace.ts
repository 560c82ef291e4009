import { onDatabase } from './database-copy.ts';

process.exitCode = await onDatabase('move-workspace.ts');
