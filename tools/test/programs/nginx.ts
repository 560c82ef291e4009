import { hasInstalled } from './debian.ts';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** The path of an nginx with the brotli module, installed if missing; undefined if that fails. */
export const findNginx = (): string | undefined =>
  hasInstalled('nginx', packages, [program, brotli]) ? program : undefined;
