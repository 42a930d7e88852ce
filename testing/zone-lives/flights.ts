// Simulates users with a streak who fly. They write on every evening on the ground, but not in the air, where a phone
// has no network. A flight must not end the streak.
import { dayAt, instantOf } from '../../core/domain/days/day.ts';
import { EVENING_FROM_SECONDS_OF_DAY } from '../../core/domain/limits.ts';
import { openAccount } from './account.ts';
import { type Seeded, seeded } from './seeded.ts';
import { yearFromMs, yearUntilMs, zoneOffset } from './zones.ts';

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;
const EARTH_RADIUS_KM = 6_371;
const CRUISE_KM_PER_HOUR = 850;

type City = { readonly zone: string; readonly latitude: number; readonly longitude: number };

const cities: readonly City[] = [
  { zone: 'America/Los_Angeles', latitude: 34, longitude: -118 },
  { zone: 'America/Denver', latitude: 40, longitude: -105 },
  { zone: 'America/Chicago', latitude: 42, longitude: -88 },
  { zone: 'America/New_York', latitude: 41, longitude: -74 },
  { zone: 'America/Sao_Paulo', latitude: -24, longitude: -47 },
  { zone: 'America/Argentina/Buenos_Aires', latitude: -35, longitude: -58 },
  { zone: 'Europe/London', latitude: 51, longitude: 0 },
  { zone: 'Europe/Berlin', latitude: 50, longitude: 9 },
  { zone: 'Europe/Riga', latitude: 57, longitude: 24 },
  { zone: 'Africa/Johannesburg', latitude: -26, longitude: 28 },
  { zone: 'Africa/Nairobi', latitude: -1, longitude: 37 },
  { zone: 'Asia/Dubai', latitude: 25, longitude: 55 },
  { zone: 'Asia/Kolkata', latitude: 19, longitude: 73 },
  { zone: 'Asia/Singapore', latitude: 1, longitude: 104 },
  { zone: 'Asia/Tokyo', latitude: 36, longitude: 140 },
  { zone: 'Australia/Sydney', latitude: -34, longitude: 151 },
  { zone: 'Pacific/Auckland', latitude: -37, longitude: 175 },
  { zone: 'Pacific/Honolulu', latitude: 21, longitude: -158 },
];

function kilometresBetween(one: City, other: City): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const inside =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(inside));
}

/**
 * `lost` counts streaks that ended although the user wrote on every evening on the ground. `spent` counts bridges that
 * saved a streak.
 */
export type FlownYear = { readonly flights: number; readonly lost: number; readonly spent: number };

type Stay = { readonly city: City; readonly fromMs: number; readonly untilMs: number };

/**
 * Return the stays of one year, at home and in other cities by turns. A flight of more than 16 hours has a stopover.
 */
function staysOf(random: Seeded): Stay[] {
  const home = random.pick(cities);
  const stays: Stay[] = [];
  let [city, fromMs] = [home, yearFromMs + random.number(0, DAY_MS)];
  while (fromMs < yearUntilMs) {
    const days = city === home ? random.number(12, 120) : random.number(1.5, 21);
    const untilMs = Math.min(fromMs + days * DAY_MS, yearUntilMs);
    stays.push({ city, fromMs, untilMs });
    const next = city === home ? random.pick(cities.filter((other) => other !== home)) : home;
    const hours = kilometresBetween(city, next) / CRUISE_KM_PER_HOUR + 0.5;
    const stopHours = hours > 16 ? random.number(1, 3) : 0;
    fromMs = untilMs + (hours + stopHours) * HOUR;
    city = next;
  }
  return stays;
}

/** Simulate a year of flights with a phone. */
export function fly(seed: number): FlownYear {
  const random = seeded(seed);
  const stays = staysOf(random);
  const account = openAccount(random.integer(540, 1_010));
  let lost = 0;
  let run = 0;
  let named = '';
  for (const { city, fromMs, untilMs } of stays) {
    const offsetNow = (nowMs: number) => zoneOffset(city.zone, nowMs);
    for (let at = fromMs - DAY_MS; at < untilMs + DAY_MS; at += DAY_MS) {
      const day = dayAt(at, offsetNow(at));
      const wall = zoneOffset(city.zone, instantOf(day, 12 * 3_600, offsetNow(at)));
      const inStay = (ms: number) => ms >= fromMs && ms < untilMs;
      const looks = Array.from({ length: random.integer(0, 3) }, () =>
        instantOf(day, random.number(7, 23.9) * 3_600, wall),
      );
      const [opens, ends] = [
        Math.max(fromMs, instantOf(day, EVENING_FROM_SECONDS_OF_DAY, wall)),
        Math.min(untilMs, instantOf(day, 86_398, wall)),
      ];
      const evening = ends - opens > 15 * 60_000 ? [random.number(opens, ends)] : [];
      const visits = [
        ...looks.filter(inStay).map((ms) => ({ ms, writes: false })),
        ...evening.map((ms) => ({ ms, writes: true })),
      ];
      for (const { ms, writes } of visits.sort((a, b) => a.ms - b.ms)) {
        const nowMs = Math.floor(ms);
        const call = { nowMs, offset: offsetNow(nowMs), device: 'phone' };
        const window = account.asks({ ...call, isElsewhere: named !== '' && named !== city.zone }, 'evening');
        named = city.zone;
        if (!writes || !window.isActive || window.isWritten || account.submits(call, window) === null) continue;
        const now = account.current(nowMs);
        if (now <= run) lost += 1;
        run = now;
      }
    }
  }
  return { flights: stays.length - 1, lost, spent: account.spent() };
}
