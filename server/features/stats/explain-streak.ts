import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { nextBridgeOn } from '../../../core/domain/ledger/bridge.ts';
import { todayOf } from '../../../core/domain/ledger/ledger-state.ts';
import { firstDayLeft, withExpectedBridge } from '../../../core/domain/ledger/open-evenings.ts';
import { countStreak, type Streak } from '../../../core/domain/stats/streak.ts';
import { openAfterEndMs } from '../../../core/domain/windows/extra-time.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { listOwnTypes } from '../reflections/journal-store.ts';
import { findUserWithLedger, listStreakDays } from '../users/ledger-store.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';

type ExplainedStreak = {
  readonly streak: Streak;
  /** The days that still have a reflection. A day counts for the streak even after its reflection is deleted. */
  readonly storedDays: ReadonlyMap<Day, unknown>;
  readonly today: Day;
  /**
   * The zone in force; null until a device has sent an offset. `name` is the zone name that the client sent, or
   * null if that zone now has a different offset.
   */
  readonly zone: { readonly offset: number; readonly name: string | null } | null;
  /**
   * `bridgedOn` is the day on which a bridge (up to two days lost to a flight) last saved the streak; null if there is
   * none. `nextBridgeOn` is the day from which the user can get another bridge.
   */
  readonly bridgedOn: Day | null;
  readonly nextBridgeOn: Day | undefined;
};

/** Count the streak from all stored days of the ledger, and return it with the data that explains it to the user. */
export async function explainStreak({ db, clock }: Deps, userId: string): Promise<ExplainedStreak> {
  const nowMs = clock.now();
  return db.readAsOwner(userId, async (tx) => {
    const person = await findUserWithLedger(tx, userId);
    if (person === null) throw new Refusal('unauthorized');
    const { user, ledger } = person;
    const { time_zone: name } = user;
    const storedDays = await listOwnTypes(tx, userId);
    const zoneless = dayAt(nowMs, 0);
    if (ledger === null) {
      const none = { zone: null, bridgedOn: null, nextBridgeOn: undefined };
      return { streak: countStreak([], zoneless), storedDays, today: zoneless, ...none };
    }
    const expected = withExpectedBridge(ledger, nowMs);
    const { state, rows } = expected;
    const today = todayOf(state, nowMs);
    const bridged = rows.filter(({ isBridged, written }) => isBridged && written.length === 0);
    const days = [
      ...(await listStreakDays(tx, userId)),
      ...bridged.map(({ day }) => ({ day, isWritten: false, isBridged: true })),
    ];
    const streak = {
      ...countStreak(days, today, firstDayLeft(expected, nowMs, openAfterEndMs(user.extra_time))),
      longest: user.longest_streak,
    };
    const isNamed = name !== null && zoneOffsetAt(name, nowMs) === state.offset;
    const zone = { offset: state.offset, name: isNamed ? name : null };
    return { streak, storedDays, today, zone, bridgedOn: state.bridgedOn, nextBridgeOn: nextBridgeOn(state, today) };
  });
}
