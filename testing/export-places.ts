import type { TestDatabase } from './test-database.ts';

type Place = 'inward.json' | 'account.json' | { readonly not: string };

const derived: Place = { not: 'follows from the reflections and the ledger' };
const worker: Place = { not: 'how a worker gets on with it, nothing of the person' };
const secret: Place = { not: 'lets somebody in, or write to a device' };
const keyOfADevice: Place = { not: 'good for nothing but this server and that device' };
const untold: Place = { not: 'made anew from ledger and choice, and would tell a deep window before it opens' };
const ownersKey: Place = { not: 'says whose row it is; account.json has the id once' };
const otherKey: Place = { not: 'the key of the row, told by nothing else' };

/**
 * Where each column of a person's goes in a download, or why in none. Whoever adds a table or a column adds it here, and
 * to server/features/users/export; a test reads the database's catalogue and finds what is missing.
 */
export const exportPlaces: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'app.users': {
    user_id: 'account.json',
    email: 'account.json',
    first_name: 'account.json',
    last_name: 'account.json',
    picture: 'account.json',
    time_zone: 'inward.json',
    ledger: 'inward.json',
    load_from: derived,
    longest_streak: 'inward.json',
    total_reflections: derived,
    last_reflection_day: derived,
    week_start: derived,
    week_count: derived,
    created_at: 'inward.json',
    updated_at: 'account.json',
    extra_time: 'inward.json',
    ai_summaries: 'account.json',
    ai_agreed_model: 'account.json',
    ai_agreed_host: 'account.json',
  },
  'app.identities': { issuer: 'account.json', subject: 'account.json', user_id: ownersKey },
  'app.days': {
    user_id: ownersKey,
    day: 'inward.json',
    row: 'inward.json',
    evening_prompt_id: 'inward.json',
    deep_prompt_id: 'inward.json',
  },
  'app.reflections': {
    user_id: ownersKey,
    id: 'inward.json',
    day: 'inward.json',
    type: 'inward.json',
    prompt_id: 'inward.json',
    content: 'inward.json',
    word_count: 'inward.json',
    submitted_at: 'inward.json',
    updated_at: 'inward.json',
    available_from: 'inward.json',
    available_until: 'inward.json',
    timezone_offset: 'inward.json',
    late: 'inward.json',
    revision: 'inward.json',
    idempotency_key: 'inward.json',
    imported_from: 'inward.json',
  },
  'app.summaries': {
    user_id: ownersKey,
    id: 'inward.json',
    week_start: 'inward.json',
    generation: 'inward.json',
    remade: 'inward.json',
    generated_at: 'inward.json',
    version: 'inward.json',
    announced_at: 'inward.json',
  },
  'app.summary_versions': {
    user_id: ownersKey,
    week_start: 'inward.json',
    version: 'inward.json',
    title: 'inward.json',
    long_summary: 'inward.json',
    key_themes: 'inward.json',
    reflection_count: 'inward.json',
    evidence: 'inward.json',
    careful: 'inward.json',
    model: 'inward.json',
    model_failed: 'inward.json',
    asked_week: 'inward.json',
    generated_at: 'inward.json',
  },
  'app.due_weeks': {
    user_id: ownersKey,
    week_start: 'inward.json',
    due_at: 'inward.json',
    generation: 'inward.json',
    claimed_until: worker,
    tries: worker,
    failed: 'inward.json',
  },
  'app.model_weeks': {
    user_id: ownersKey,
    week_start: 'account.json',
    version: 'account.json',
    due_at: 'account.json',
    ordered_at: 'account.json',
    tries: worker,
    lost: worker,
    claimed_until: worker,
    failed: 'account.json',
  },
  'app.devices': {
    user_id: ownersKey,
    token_hash: secret,
    token: secret,
    p256dh: secret,
    auth: secret,
    device_info: 'account.json',
    registered_at: 'account.json',
    updated_at: 'account.json',
  },
  'app.reminders': {
    user_id: ownersKey,
    kinds: 'account.json',
    quiet_from: 'account.json',
    quiet_until: 'account.json',
    zone_offset: derived,
    time_zone: derived,
    plan_at: worker,
    planned_day: worker,
    sent: worker,
  },
  'app.planned_messages': {
    user_id: ownersKey,
    day: untold,
    kind: untold,
    due_at: untold,
    until_at: untold,
    claimed_until: worker,
    tries: worker,
    left_devices: worker,
  },
  'identity.account': {
    id: otherKey,
    accountId: 'account.json',
    providerId: 'account.json',
    userId: ownersKey,
    accessToken: secret,
    refreshToken: secret,
    idToken: secret,
    accessTokenExpiresAt: { not: 'the provider’s, of a secret that is left out' },
    refreshTokenExpiresAt: { not: 'the provider’s, of a secret that is left out' },
    scope: { not: 'what the provider was asked for, the same for everybody' },
    password: secret,
    createdAt: 'account.json',
    updatedAt: { not: 'when the library last wrote the row' },
  },
  'identity.passkey': {
    id: otherKey,
    name: 'account.json',
    publicKey: keyOfADevice,
    userId: ownersKey,
    credentialID: keyOfADevice,
    counter: keyOfADevice,
    deviceType: 'account.json',
    backedUp: 'account.json',
    transports: keyOfADevice,
    createdAt: 'account.json',
    aaguid: keyOfADevice,
  },
  'identity.twoFactor': {
    id: otherKey,
    secret,
    backupCodes: secret,
    userId: ownersKey,
    verified: { not: 'whether codes are asked for stands with the sign-in' },
    failedVerificationCount: { not: 'counts guesses, and runs out' },
    lockedUntil: { not: 'counts guesses, and runs out' },
  },
  'identity.session': {
    id: otherKey,
    expiresAt: 'account.json',
    token: secret,
    createdAt: 'account.json',
    updatedAt: { not: 'when the session was last prolonged: expiresAt tells it' },
    ipAddress: { not: 'never kept' },
    userAgent: 'account.json',
    userId: ownersKey,
  },
};

/** Holds its owner as `id`, so that no name of a column tells it. */
const ownersThemselves = ['identity.user'];
const ownerColumn = '^(user_?id|owner(_?id)?|person(_?id)?|subject)$';

export type OwnedTable = { readonly name: string; readonly columns: readonly string[] };

/** Every table of every schema of ours that holds something of one person's, from the database's own catalogue. */
export async function ownedTables(database: TestDatabase): Promise<OwnedTable[]> {
  const rows = await database.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'
       and a.attnum > 0 and not a.attisdropped
     group by 1 having bool_or(a.attname ~* $1) order by 1`,
    [ownerColumn],
  );
  return rows.filter(({ name }) => !ownersThemselves.includes(name));
}

/** The columns of a person's that no download has and no reason excuses. */
export async function missingFromExport(database: TestDatabase): Promise<string[]> {
  const tables = await ownedTables(database);
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => exportPlaces[name]?.[column] === undefined).map((column) => `${name}.${column}`),
  );
}

/** Tables that go with the sign-in itself: the database removes their rows with it. */
async function followers(database: TestDatabase): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_constraint f
      join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and f.confdeltype = 'c' and f.confrelid = 'identity."user"'::regclass`);
  return new Set(rows.map(({ name }) => name));
}

/** The tables of a person's that a deletion of the account leaves as they are. */
export async function missingFromDeletion(database: TestDatabase, erased: readonly string[]): Promise<string[]> {
  const gone = await followers(database);
  const tables = await ownedTables(database);
  return tables.map(({ name }) => name).filter((name) => !erased.includes(name) && !gone.has(name));
}
