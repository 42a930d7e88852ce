import { newestOffSite, offSiteStore } from '../backup/off-site.ts';
import type { Config } from '../config/config.ts';
import { StartFault } from '../errors/start-fault.ts';

const longestMs = 2 * 86_400_000;

/** Return a sentence if BACKUP_S3 does not answer or has no backup of the last two days. */
export async function checkOffSite(config: Config, nowMs = Date.now()): Promise<string[]> {
  const store = offSiteStore(config);
  if (store === null) return [];
  try {
    if (nowMs - ((await newestOffSite(store)) ?? 0) <= longestMs) return [];
    return ['The store of BACKUP_S3 has no backup of the last two days: the server copies each backup while it runs.'];
  } catch (error) {
    if (error instanceof StartFault) return [error.message];
    throw error;
  }
}
