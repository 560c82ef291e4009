import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Certificate = { certificate: string; key: string };

/** Creates an authority's certificate in a folder; returns its files. */
export async function makeAuthority(folder: string, name: string): Promise<Certificate> {
  const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
  const { certificate, key } = files;
  const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const days = ['-nodes', '-days', '2', '-subj', `/CN=${name}`];
  await run('openssl', [...self, ...days, '-keyout', key, '-out', certificate]);
  return files;
}

/** Creates a server certificate for this host name, signed by an authority. */
export async function makeCertificate(
  folder: string,
  host: string,
  authority: Certificate,
): Promise<Certificate> {
  const [certificate, key] = [join(folder, `${host}.crt`), join(folder, `${host}.key`)];
  const [request, names] = [join(folder, `${host}.csr`), join(folder, `${host}.ext`)];
  await writeFile(names, `subjectAltName=DNS:${host}\n`);
  const ask = ['req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  await run('openssl', [...ask, '-nodes', '-subj', `/CN=${host}`, '-keyout', key, '-out', request]);
  const by = ['-CA', authority.certificate, '-CAkey', authority.key, '-CAcreateserial'];
  const sign = ['x509', '-req', '-days', '2', '-in', request, '-extfile', names];
  await run('openssl', [...sign, ...by, '-out', certificate]);
  return { certificate, key };
}
