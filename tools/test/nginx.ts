import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isThere = () => existsSync(program) && existsSync(brotli);

/** The path of an nginx with the brotli module, installed if missing; undefined if that fails. */
export function findNginx(): string | undefined {
  if (!isThere()) installFromDebian('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  return isThere() ? program : undefined;
}
