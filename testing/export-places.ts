import type { TestDatabase } from './test-database.ts';

type Place = 'inward.json' | 'account.json' | { readonly not: string };

const derived: Place = { not: 'derived from the reflections and the ledger' };
const limit: Place = { not: 'counts requests of one week, and means nothing after it' };
const worker: Place = { not: 'state of a background job, not data of the user' };
const secret: Place = { not: 'secret: grants access to the account, or addresses a device' };
const keyOfDevice: Place = { not: 'useful only to this server and that device' };
const planned: Place = {
  not: 'planned again from the ledger and the choices, and would reveal a deep window before it opens',
};
const ownerKey: Place = { not: 'the id of the owner: account.json contains it once' };
const rowKey: Place = { not: 'the key of the row, used nowhere else' };

const shownFor90Days: Place = { not: 'shown in Settings and deleted after 90 days; it would change every download' };

export const isSecret = (place: Place): boolean => place === secret;

/**
 * For each table and column, the file of a download that contains the column, or the reason why none does. When you add
 * a table or column, add it here and to server/features/your-data/export: a test compares this list with the database's
 * catalogue.
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
    text_bytes: derived,
    last_reflection_day: derived,
    week_start: derived,
    week_count: derived,
    created_at: 'inward.json',
    updated_at: 'account.json',
    extra_time: 'inward.json',
    ai_summaries: 'account.json',
    ai_agreed_model: 'account.json',
    ai_agreed_host: 'account.json',
    ai_agreed_earlier: 'account.json',
    opened_week: 'account.json',
    erased_requests_week: limit,
    erased_requests: limit,
  },
  'app.identities': {
    issuer: 'account.json',
    subject: 'account.json',
    user_id: ownerKey,
    disabled_at: { not: 'null whenever the user can download' },
    is_operator: { not: 'a right on this server, not data of the user' },
  },
  'app.security_events': {
    user_id: ownerKey,
    id: rowKey,
    at: shownFor90Days,
    kind: shownFor90Days,
    device: shownFor90Days,
  },
  'app.api_tokens': {
    user_id: ownerKey,
    id: rowKey,
    digest: secret,
    name: 'account.json',
    scopes: 'account.json',
    epoch: { not: 'counts the ends of all tokens of the account' },
    created_at: 'account.json',
    expires_at: 'account.json',
    used_at: { not: 'changes with each hour of use; shown in Settings' },
  },
  'app.days': {
    user_id: ownerKey,
    day: 'inward.json',
    row: 'inward.json',
    evening_prompt_id: 'inward.json',
    deep_prompt_id: 'inward.json',
  },
  'app.reflections': {
    user_id: ownerKey,
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
    imported_at: 'inward.json',
  },
  'app.summaries': {
    user_id: ownerKey,
    id: 'inward.json',
    week_start: 'inward.json',
    generation: 'inward.json',
    remade: 'inward.json',
    generated_at: 'inward.json',
    version: 'inward.json',
    announced_at: 'inward.json',
  },
  'app.summary_versions': {
    user_id: ownerKey,
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
  'app.theme_corrections': {
    user_id: ownerKey,
    theme: 'inward.json',
    name: 'inward.json',
    corrected_at: 'inward.json',
  },
  'app.due_weeks': {
    user_id: ownerKey,
    week_start: 'inward.json',
    due_at: 'inward.json',
    generation: 'inward.json',
    claimed_until: worker,
    tries: worker,
    failed: 'inward.json',
  },
  'app.model_weeks': {
    user_id: ownerKey,
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
    user_id: ownerKey,
    token_hash: secret,
    token: secret,
    p256dh: secret,
    auth: secret,
    device_info: 'account.json',
    registered_at: 'account.json',
    updated_at: 'account.json',
  },
  'app.reminders': {
    user_id: ownerKey,
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
    user_id: ownerKey,
    day: planned,
    kind: planned,
    due_at: planned,
    until_at: planned,
    claimed_until: worker,
    tries: worker,
    left_devices: worker,
  },
  'identity.account': {
    id: rowKey,
    accountId: 'account.json',
    providerId: 'account.json',
    userId: ownerKey,
    accessToken: secret,
    refreshToken: secret,
    idToken: secret,
    accessTokenExpiresAt: { not: 'belongs to a secret that no download contains' },
    refreshTokenExpiresAt: { not: 'belongs to a secret that no download contains' },
    scope: { not: 'requested from the provider, the same for every user' },
    password: secret,
    createdAt: 'account.json',
    updatedAt: { not: 'when the library last wrote the row' },
  },
  'identity.passkey': {
    id: rowKey,
    name: 'account.json',
    publicKey: keyOfDevice,
    userId: ownerKey,
    credentialID: keyOfDevice,
    counter: keyOfDevice,
    deviceType: 'account.json',
    backedUp: 'account.json',
    transports: keyOfDevice,
    createdAt: 'account.json',
    aaguid: keyOfDevice,
  },
  'identity.twoFactor': {
    id: rowKey,
    secret,
    backupCodes: secret,
    userId: ownerKey,
    verified: { not: 'the login shows whether a code is needed' },
    failedVerificationCount: { not: 'counts failed codes, and expires' },
    lockedUntil: { not: 'counts failed codes, and expires' },
    verifiedAt: { not: 'when the app was added, to know what a stranger may have added' },
    lastStep: { not: 'the time of the last code, so that no code signs in twice' },
  },
  'identity.trustedDevice': {
    id: { not: 'a cookie, by which sign-ins of one browser are counted apart' },
    userId: ownerKey,
    passwordDigest: secret,
    usedAt: { not: 'which device is forgotten first' },
  },
  'identity.emailUndo': {
    tokenHash: secret,
    userId: ownerKey,
    email: { not: 'an earlier email, deleted 72 hours after its change' },
    waysUntil: { not: 'what the link removes' },
    createdAt: { not: 'when the email changed; deleted after 72 hours' },
    expiresAt: { not: 'follows from createdAt' },
  },
  'identity.session': {
    id: rowKey,
    expiresAt: 'account.json',
    token: secret,
    createdAt: 'account.json',
    updatedAt: { not: 'when the session was last extended: follows from expiresAt' },
    ipAddress: { not: 'never stored' },
    userAgent: 'account.json',
    userId: ownerKey,
  },
};

/** Tables whose rows are the users themselves. Their key is `id`, which `ownerColumn` does not match. */
const ownersThemselves = ['identity.user'];
const ownerColumn = /^(user_?id|owner(_?id)?|person(_?id)?|subject)$/i;

export type OwnedTable = { readonly name: string; readonly columns: readonly string[] };

/** Return every table whose rows belong to users, from the catalogue of the database. */
export async function ownedTables(database: TestDatabase): Promise<OwnedTable[]> {
  const rows = await database.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'
       and a.attnum > 0 and not a.attisdropped
     group by 1 having bool_or(a.attname ~* $1) order by 1`,
    [ownerColumn.source],
  );
  return rows.filter(({ name }) => !ownersThemselves.includes(name));
}

/** Return the columns of users' rows that have no entry in `exportPlaces`. */
export async function missingFromExport(database: TestDatabase): Promise<string[]> {
  const tables = await ownedTables(database);
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => exportPlaces[name]?.[column] === undefined).map((column) => `${name}.${column}`),
  );
}

export async function countOwnedRows(database: TestDatabase, ids: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, columns } of await ownedTables(database)) {
    const isOwner = columns
      .filter((column) => ownerColumn.test(column))
      .map((column) => `"${column}"::text = any ($1)`);
    const [schema, table] = name.split('.');
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from ${schema}."${table}" where ${isOwner.join(' or ')}`,
      [ids],
    );
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

/** Parts of JSON columns that no download contains, with the reason. */
export const partsLeftOut: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'app.users.ledger': { devices: keyOfDevice, holder: keyOfDevice },
};
