import { masterKeyProblem } from '../db/keys/master-key.ts';
import { withClient } from '../db/with-client.ts';

/** Return a sentence if the next start would refuse the key file. Other checks report a missing file variable. */
export async function checkMasterKey(ownerUrl: string, keyFile: string | null): Promise<string[]> {
  if (keyFile === null) return [];
  try {
    const problem = await withClient(ownerUrl, (client) => masterKeyProblem(client, keyFile));
    return problem === null ? [] : [problem];
  } catch {
    // The check of the database reports a database that is out of reach, not set up, or refuses its owner.
    return [];
  }
}
