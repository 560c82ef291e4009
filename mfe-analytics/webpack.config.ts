import { appConfig } from '@shootline/tools/app-config';

export default appConfig(import.meta.dirname);
