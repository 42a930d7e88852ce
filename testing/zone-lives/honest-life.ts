// Simulates a year of a user who claims no false offset on purpose. The phone shows the local time; one to three other
// devices may be set to any zone. Each day, the user opens the app a few times on any device. On most evenings, the
// user tries to write while the wall clock shows an open evening.
import { dayAt, instantOf } from '../../core/domain/days/day.ts';
import { clockChange } from '../../core/domain/days/offset.ts';
import { EVENING_FROM_SECONDS_OF_DAY } from '../../core/domain/limits.ts';
import { openAccount } from './account.ts';
import { type Seeded, seeded } from './seeded.ts';
import { homes, yearFromMs, yearUntilMs, zoneOffset } from './zones.ts';

export const lives = ['standing', 'vpn', 'wrong zone', 'crew', 'commuter'] as const;
export type Life = (typeof lives)[number];

/**
 * `evenings` counts attempts to write while the evening is open by the wall clock. `untold` counts attempts that fail
 * because no device has reported its local time yet, so that the server cannot know it. `locked` counts all other failed
 * attempts. `moved` counts changes of the time zone that the user's days are in.
 */
export type LivedYear = {
  readonly evenings: number;
  readonly locked: number;
  readonly untold: number;
  readonly moved: number;
};

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

/** A stay in a zone (epoch ms). Between two stays the user flies, without a network. */
type Stay = { readonly zone: string; readonly fromMs: number; readonly untilMs: number };

function staysOf(life: Life, random: Seeded): Stay[] {
  const home = random.pick(homes);
  if (life === 'commuter') return commutes(random);
  const stays: Stay[] = [];
  let zone = home;
  let fromMs = yearFromMs;
  const stayDays = () => {
    if (life === 'crew') return random.number(0.6, 4);
    return random.chance(0.3) ? random.number(40, 200) : 400;
  };
  while (fromMs < yearUntilMs) {
    const untilMs = Math.min(fromMs + stayDays() * DAY_MS, yearUntilMs);
    stays.push({ zone, fromMs, untilMs });
    const next = zone !== home && random.chance(0.6) ? home : random.pick(homes);
    const minutes = clockChange(zoneOffset(zone, untilMs), zoneOffset(next, untilMs));
    fromMs = untilMs + Math.max(HOUR, (minutes / 60) * HOUR * random.number(0.85, 1.5)) + random.number(0, HOUR);
    zone = next;
  }
  return stays;
}

/** Return the stays of a user who lives in one zone and works in another, five days a week. */
function commutes(random: Seeded): Stay[] {
  const [home, work] = random.pick([
    ['Europe/Madrid', 'Europe/Lisbon'],
    ['America/Phoenix', 'America/Denver'],
    ['Asia/Kolkata', 'Asia/Kathmandu'],
    ['Australia/Brisbane', 'Australia/Sydney'],
  ] as const);
  const stays: Stay[] = [];
  for (let fromMs = yearFromMs; fromMs < yearUntilMs; fromMs += DAY_MS) {
    const day = dayAt(fromMs + 12 * HOUR, 0);
    const leaves = instantOf(day, 7.5 * 3_600, zoneOffset(home, fromMs));
    const returns = instantOf(day, random.number(16, 22) * 3_600, zoneOffset(home, fromMs));
    if (random.chance(2 / 7)) continue;
    const last = stays[stays.length - 1];
    stays.push({ zone: home, fromMs: last?.untilMs ?? yearFromMs, untilMs: leaves });
    stays.push({ zone: work, fromMs: leaves, untilMs: returns });
  }
  return [...stays, { zone: home, fromMs: stays[stays.length - 1]?.untilMs ?? yearFromMs, untilMs: yearUntilMs }];
}

/** `claims` returns the offset that the device claims, given the offset of the wall clock (both in minutes). */
type Device = { readonly id: string; readonly claims: (wallOffset: number, nowMs: number) => number };

function devicesOf(life: Life, random: Seeded): Device[] {
  const phone: Device = { id: 'phone', claims: (wall) => wall };
  const others = Array.from({ length: random.integer(1, 3) }, (_, index): Device => {
    const id = `device ${index}`;
    const zone = random.pick(['UTC', 'UTC', ...homes]);
    const stands: Device = { id, claims: (_wall, nowMs) => zoneOffset(zone, nowMs) };
    if (life === 'vpn') {
      const isOn = new Map<number, boolean>();
      const isOnAt = (hour: number) => {
        if (!isOn.has(hour)) isOn.set(hour, random.chance(0.5));
        return isOn.get(hour);
      };
      return { id, claims: (wall, now) => (isOnAt(Math.floor(now / HOUR / 4)) ? stands.claims(wall, now) : wall) };
    }
    if (life === 'wrong zone') return { id, claims: () => wrong };
    return stands;
  });
  const wrong = random.integer(-56, 48) * 15;
  return [phone, ...others];
}

type Look = { readonly atMs: number; readonly isEvening: boolean };

/** Return when the user looks at the app during one wall-clock day of a stay. */
function looksOf(day: string, stay: Stay, random: Seeded): Look[] {
  const offset = zoneOffset(stay.zone, instantOf(day, 12 * 3_600, zoneOffset(stay.zone, stay.fromMs)));
  const looks: Look[] = Array.from({ length: random.integer(0, 4) }, () => ({
    atMs: instantOf(day, random.number(0, 24) * 3_600, offset),
    isEvening: false,
  }));
  if (random.chance(0.92)) {
    looks.push({
      atMs: instantOf(day, random.number(EVENING_FROM_SECONDS_OF_DAY / 3_600, 23.98) * 3_600, offset),
      isEvening: true,
    });
  }
  return looks.filter(({ atMs }) => atMs >= stay.fromMs && atMs < stay.untilMs).sort((a, b) => a.atMs - b.atMs);
}

/** Simulate one year of a user who claims no false offset on purpose. */
export function liveHonestly(seed: number, life: Life): LivedYear {
  const random = seeded(seed);
  const stays = staysOf(life, random);
  const devices = devicesOf(life, random);
  const [phone] = devices;
  const account = openAccount(random.integer(540, 1_010));
  const count = { evenings: 0, locked: 0, untold: 0 };
  let lastWroteMs = 0;
  // The last claim of each device. A server can know the wall clock's offset only from a claim younger than 14 days.
  const told = new Map<string, { readonly offset: number; readonly atMs: number }>();
  for (const stay of stays) {
    const offsetNow = (nowMs: number) => zoneOffset(stay.zone, nowMs);
    for (let at = stay.fromMs - DAY_MS; at < stay.untilMs + DAY_MS; at += DAY_MS) {
      const day = dayAt(at, offsetNow(at));
      for (const { atMs: nowMs, isEvening } of looksOf(day, stay, random)) {
        const wall = offsetNow(nowMs);
        const device = phone === undefined || random.chance(0.6) ? phone : random.pick(devices);
        if (device === undefined) continue;
        const call = { nowMs: Math.floor(nowMs), offset: device.claims(wall, nowMs), device: device.id };
        told.set(device.id, { offset: call.offset, atMs: nowMs });
        const isTold = [...told.values()].some(({ offset, atMs }) => offset === wall && nowMs - atMs < 14 * DAY_MS);
        const window = account.asks(call, isEvening ? 'evening' : undefined);
        const mayWrite = window.isActive && !window.isWritten;
        const wallDay = dayAt(nowMs, wall);
        const isWall =
          nowMs >= instantOf(wallDay, EVENING_FROM_SECONDS_OF_DAY, wall) && nowMs < instantOf(wallDay, 86_399, wall);
        if (isEvening && isWall) {
          count.evenings += 1;
          const wroteTonight = lastWroteMs >= instantOf(wallDay, EVENING_FROM_SECONDS_OF_DAY, wall);
          if (!mayWrite && !account.written.has(wallDay) && !wroteTonight) {
            if (!isTold) {
              count.untold += 1;
              continue;
            }
            count.locked += 1;
          }
        }
        if (mayWrite && (isEvening || random.chance(0.25)) && account.submits(call, window) !== null) {
          if (window.type === 'evening') lastWroteMs = nowMs;
        }
      }
    }
  }
  return { ...count, moved: account.moved() };
}
