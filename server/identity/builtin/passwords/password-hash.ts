import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

/** Argon2id with OWASP's minimum: 19 MiB of memory, two passes. One hash takes about 40 ms of one core. */
const current = '$argon2id$v=19$m=19456,t=2,p=1$';
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number) =>
  promisify(argon2)('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: 32,
  });

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Return a hash of the password as a PHC string, which contains the algorithm, its costs and the salt. */
async function hashPassword(password: string): Promise<string> {
  const [, memory, passes, parallelism] = format.exec(`${current}s$t`) ?? [];
  const salt = randomBytes(16);
  const tag = await derive(password, salt, Number(memory), Number(passes), Number(parallelism));
  return `${current}${encode(salt)}$${encode(tag)}`;
}

/** Whether `hash` is a hash of the password. Hashes without the Argon2 prefix are scrypt hashes of better-auth. */
async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = format.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return verifyPassword({ hash, password });
  const nonce = Buffer.from(salt, 'base64');
  const derived = await derive(password, nonce, Number(memory), Number(passes), Number(parallelism));
  return timingSafeEqual(derived, Buffer.from(tag, 'base64'));
}

/**
 * Return the functions with which better-auth hashes and verifies passwords. If a correct password has a hash of an
 * older kind, `verify` calls `renew` with the old hash and a new hash. The old hash identifies its row, because every
 * hash has its own salt.
 */
export const passwordHashes = (renew: (oldHash: string, newHash: string) => Promise<void>) => ({
  hash: hashPassword,
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> => {
    const isRight = await isPasswordOf(hash, password);
    if (isRight && !hash.startsWith(current)) await renew(hash, await hashPassword(password));
    return isRight;
  },
});
