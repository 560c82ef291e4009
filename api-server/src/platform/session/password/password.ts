import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Memory (KiB) and passes of argon2id. */
export type PasswordCost = { memory: number; passes: number };

const usualCost: PasswordCost = { memory: 19456, passes: 2 };

const tagLength = 32;

async function tag(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength,
    ...cost,
  });
}

/** A salted argon2id hash with its parameters, in the PHC text format. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce, cost);
  const parameters = `m=${cost.memory},t=${cost.passes},p=1`;
  return `$argon2id$v=19$${parameters}$${nonce.toString('base64')}$${hash.toString('base64')}`;
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;

/** Whether the password matches a hash of `hashPassword`. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, nonce, expected] = stored.exec(hash) ?? [];
  if (!memory || !passes || !nonce || !expected) return false;
  const cost = { memory: Number(memory), passes: Number(passes) };
  const expectedHash = Buffer.from(expected, 'base64');
  const actual = await tag(password, Buffer.from(nonce, 'base64'), cost);
  return actual.length === expectedHash.length && timingSafeEqual(actual, expectedHash);
}
