import { exitOf, startChild } from './child.ts';

const args = ['--disable-warning=ExperimentalWarning', 'api-server/src/distribute.ts'];
process.exitCode = await exitOf(startChild(process.execPath, args));
