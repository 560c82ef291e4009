import { copyDatabase } from './database-copy.ts';

process.exitCode = await copyDatabase('restore');
