import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

/** Argon2id with the minimum costs that OWASP recommends: 19 MiB and two passes, about 40 ms of one core. */
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

/** Return a PHC string, which contains the algorithm, its costs, the salt and the hash. */
async function hashPassword(password: string): Promise<string> {
  const [, memory, passes, parallelism] = format.exec(`${current}s$t`) ?? [];
  const salt = randomBytes(16);
  const tag = await derive(password, salt, Number(memory), Number(passes), Number(parallelism));
  return `${current}${encode(salt)}$${encode(tag)}`;
}

/** Return whether `hash` belongs to the password. Hashes without the Argon2 prefix are scrypt hashes of better-auth. */
async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = format.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return verifyPassword({ hash, password });
  const nonce = Buffer.from(salt, 'base64');
  const derived = await derive(password, nonce, Number(memory), Number(passes), Number(parallelism));
  return timingSafeEqual(derived, Buffer.from(tag, 'base64'));
}

/**
 * Return better-auth's functions to hash and verify passwords. `verify` calls `renew` to replace an outdated hash of a
 * correct password. The old hash identifies its row, because each hash has its own salt.
 */
export const passwordHashes = (renew: (oldHash: string, newHash: string) => Promise<void>) => ({
  hash: hashPassword,
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> => {
    const isRight = await isPasswordOf(hash, password);
    if (isRight && !hash.startsWith(current)) await renew(hash, await hashPassword(password));
    return isRight;
  },
});
