import { jestOptions } from '../jest/options.ts';

export default { ...jestOptions, rootDir: process.cwd() };
