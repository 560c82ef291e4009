import { appConfig } from '../../tools/build/app-config.ts';

export default appConfig(import.meta.dirname);
