import type pg from 'pg';
import type { BrowserSubscription } from './push-service.ts';

/** The offsets of all real time zones, in minutes with the sign of getTimezoneOffset. */
export const timeZoneOffsets = [
  720, 660, 600, 570, 540, 480, 420, 360, 300, 240, 210, 180, 150, 120, 60, 0, -60, -120, -180, -210, -240, -270, -300,
  -330, -345, -360, -390, -420, -480, -525, -540, -570, -600, -630, -660, -720, -765, -840,
];

/**
 * Insert users whose next day must be planned now. A day is planned from 20:00 on the day before, so the query adds
 * four hours to the local time. Each user has one browser and has written on the current day. The users are spread
 * evenly over the offsets.
 */
export async function insertUsersToPlan(
  client: pg.Client,
  people: number,
  {
    browsers,
    nowMs,
    offsets,
  }: {
    readonly browsers: readonly BrowserSubscription[];
    readonly nowMs: number;
    readonly offsets: readonly number[];
  },
): Promise<void> {
  const now = new Date(nowMs);
  await client.query(
    `create temporary table people as
     select gen_random_uuid() as user_id, zone, browser,
       (($4::timestamptz at time zone 'UTC') + interval '4 hours' - zone * interval '1 minute')::date - 1 as day
     from (select ($2::int[])[1 + n % cardinality($2::int[])] as zone, 1 + n % $3 as browser
       from generate_series(1, $1::int) n) each`,
    [people, offsets, browsers.length, now],
  );
  await client.query(
    `insert into app.users (user_id, email, first_name, last_name, ledger, load_from, created_at, updated_at)
     select user_id, '', '', '', jsonb_build_object('day', day::text, 'offset', zone, 'claimedAtMs', $2::bigint,
         'claimedDay', day::text, 'changes', '[]'::jsonb, 'bridgedOn', null,
         'promptsShown', '{"evening": 0, "deep": 0}'::jsonb), day - 3, $1, $1
     from people`,
    [now, nowMs],
  );
  await client.query(
    `insert into app.days (user_id, day, row)
     select user_id, (ledger ->> 'day')::date, jsonb_build_object('day', ledger ->> 'day', 'evening', null, 'deep', null,
         'deepMinute', null, 'issued', '[]'::jsonb, 'written', '["evening"]'::jsonb, 'isBridged', false, 'run', 1,
         'prompts', '{"evening": null, "deep": null}'::jsonb)
     from app.users`,
  );
  await client.query(
    `insert into app.devices (user_id, token_hash, token, p256dh, auth, device_info, registered_at, updated_at)
     select user_id, sha256(convert_to(b.endpoint, 'UTF8')), b.endpoint, b.p256dh, b.auth, '{}', $4, $4
     from people join unnest($1::text[], $2::text[], $3::text[]) with ordinality b (endpoint, p256dh, auth, n)
       on b.n = people.browser`,
    [
      browsers.map(({ endpoint }) => endpoint),
      browsers.map(({ keys }) => keys.p256dh),
      browsers.map(({ keys }) => keys.auth),
      now,
    ],
  );
  await client.query(
    `insert into app.reminders (user_id, zone_offset, plan_at, planned_day)
     select user_id, zone, $1, day from people`,
    [now],
  );
  for (const table of ['users', 'days', 'devices', 'reminders']) await client.query(`vacuum analyze app.${table}`);
}
