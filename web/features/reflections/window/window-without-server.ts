// Computes the current window while the server cannot be reached. The latest response says which evening is announced,
// which zone is in force and which prompts come next. The device's clock gives the time.
import { addDays, type Day, dayAt, daysBetween, instantOf, laterDay } from '../../../../core/domain/days/day.ts';
import { eveningOf, isOpen } from '../../../../core/domain/ledger/day-windows.ts';
import type { Span } from '../../../../core/domain/ledger/ledger-state.ts';
import { DEEP_UNTIL_MINUTE_OF_DAY } from '../../../../core/domain/limits.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { closesAtMs } from './server-time.ts';

type DeviceClock = {
  /** `Date.now()` */
  readonly wallMs: number;
  /** `performance.now()` */
  readonly monotonicMs: number;
  readonly timezoneOffset: number;
};

/**
 * Return the current window. An evening that the latest response announced is `assumed: 'announced'`: the server
 * accepts its reflection up to 24 hours late. Any other evening is `'unannounced'`: the server accepts its reflection
 * only until the evening ends.
 */
export function windowWithoutServer(known: KnownWindow, clock: DeviceClock): KnownWindow {
  const { window, zone, ahead, localDate } = known;
  // Use the clock that has advanced more: the monotonic clock may stop while the device sleeps.
  const passedMs = Math.max(clock.monotonicMs - known.receivedAtMs, clock.wallMs - known.receivedAtWallMs);
  const nowMs = Date.parse(known.serverNow) + passedMs;
  const received = {
    serverNow: isoOf(nowMs),
    receivedAtMs: clock.monotonicMs,
    receivedAtWallMs: clock.wallMs,
  };
  const isAsAnswered = window.isActive ? nowMs < closesAtMs(known) : nowMs < Date.parse(window.availableFrom);
  if (isAsAnswered || !zone || !ahead) {
    // The next day may have begun: a window with extra time is open after midnight.
    const day = zone ? laterDay(localDate, dayAt(nowMs, zone.offset)) : localDate;
    const { isDeepOver: _, ...answered } = known;
    return { ...answered, ...received, localDate: day, ...deepOver(known, day, nowMs) };
  }

  const open =
    announcedEvening(known, nowMs) ??
    eveningAt(nowMs, zone.offset, ahead.from) ??
    eveningAt(nowMs, clock.timezoneOffset, ahead.from);
  const day = laterDay(localDate, open?.day ?? dayAt(nowMs, zone.offset));
  const common = { ...received, zone, ahead, localDate: day, ...deepOver(known, day, nowMs) };
  if (open === null) {
    const tonight = eveningOf(day, zone.offset);
    const next = nowMs < tonight.fromMs && day >= ahead.from ? tonight : eveningOf(addDays(day, 1), zone.offset);
    return { ...common, window: { type: 'evening', isActive: false, ...boundsOf(next) } };
  }
  const prompt = ahead.prompts[Math.max(0, daysBetween(ahead.from, open.day)) % ahead.prompts.length];
  return {
    ...common,
    window: { type: 'evening', isActive: true, ...boundsOf(open) },
    ...(prompt && { prompt }),
    assumed: open.isAnnounced ? 'announced' : 'unannounced',
  };
}

/** A deep window is over if the latest response said so, or when the last possible one of the day has ended. */
function deepOver({ isDeepOver, localDate, zone }: KnownWindow, day: Day, nowMs: number): { isDeepOver?: true } {
  if (isDeepOver && day === localDate) return { isDeepOver };
  const isPast =
    zone && dayAt(nowMs, zone.offset) === day && nowMs >= instantOf(day, DEEP_UNTIL_MINUTE_OF_DAY * 60, zone.offset);
  return isPast ? { isDeepOver: true } : {};
}

type OpenEvening = Span & { readonly day: Day; readonly isAnnounced: boolean };

function announcedEvening({ ahead }: KnownWindow, nowMs: number): OpenEvening | null {
  if (!ahead?.evening) return null;
  const span = { fromMs: Date.parse(ahead.evening.availableFrom), untilMs: Date.parse(ahead.evening.availableUntil) };
  return isOpen(span, nowMs) ? { ...span, day: ahead.from, isAnnounced: true } : null;
}

/** Return the evening that is open in a zone; null if none is open or if its day is before `from`. */
function eveningAt(nowMs: number, offset: number, from: Day): OpenEvening | null {
  const day = dayAt(nowMs, offset);
  const span = eveningOf(day, offset);
  return day >= from && isOpen(span, nowMs) ? { ...span, day, isAnnounced: false } : null;
}

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();
const boundsOf = ({ fromMs, untilMs }: Span) => ({ availableFrom: isoOf(fromMs), availableUntil: isoOf(untilMs) });
