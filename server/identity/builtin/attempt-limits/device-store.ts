import type pg from 'pg';
import type { Random } from '../../../random/random.ts';

const maxDevices = 10;

/** The browsers on which users have signed in with their password. A new password revokes the trust in all of them. */
export type DeviceStore = {
  /** Return whether the account has signed in on the device with its present password. */
  readonly isTrusted: (device: string, email: string) => Promise<boolean>;
  /** Trust a device (null: a new device) and return its id. An account keeps its ten most recently used devices. */
  readonly trust: (userId: string, device: string | null) => Promise<string>;
};

const digest = `sha256(convert_to(a.password, 'UTF8'))`;

export const openDeviceStore = (pool: pg.Pool, random: Random): DeviceStore => ({
  isTrusted: async (device, email) => {
    const { rowCount } = await pool.query(
      `select 1 from identity."trustedDevice" d join identity."user" u on u.id = d."userId"
       join identity.account a on a."userId" = u.id and a."providerId" = 'credential'
       where d.id = $1 and u.email = $2 and d."passwordDigest" = ${digest}`,
      [device, email],
    );
    return rowCount === 1;
  },

  trust: async (userId, device) => {
    const id = device ?? random.id();
    await pool.query(
      `with forgotten as (
         delete from identity."trustedDevice" where id in (
           select id from identity."trustedDevice" where "userId" = $2 and id <> $1
           order by "usedAt" desc, id desc offset ${maxDevices - 1}
         )
       )
       insert into identity."trustedDevice" (id, "userId", "passwordDigest")
       select $1, $2, ${digest} from identity.account a where a."userId" = $2 and a."providerId" = 'credential'
       on conflict (id) do update set "usedAt" = now()`,
      [id, userId],
    );
    return id;
  },
});
