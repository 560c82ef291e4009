export { appConfig } from '../build/app-config.ts';
