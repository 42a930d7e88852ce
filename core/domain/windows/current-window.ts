// The current window is the active window that closes first or, if none is active, the next evening. A window of the
// present day is recorded as issued (sent to the user), because a submit must name an issued window; the evening of a
// later day is only announced. No response shows a deep window before it opens.
import { addDays, type Day, daysBetween } from '../days/day.ts';
import { eveningOf, isOpen } from '../ledger/day-windows.ts';
import { type DayRow, dayHas, type Issue, type Ledger, rowOf, type Span, withRow } from '../ledger/ledger-state.ts';
import { type Evening, eveningsOf, openEvenings } from '../ledger/open-evenings.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { openAfterEndMs } from './extra-time.ts';

/** Open in the half-open interval [fromMs, untilMs), in epoch ms. */
export type DayWindow = Span & { readonly type: ReflectionType; readonly day: Day };

/**
 * `promptPosition` is the position in the user's order of prompts; null while no window is active. `openUntilMs` is the
 * end of the window, or a later time if the user has extra time.
 */
export type CurrentWindow = DayWindow & {
  readonly isActive: boolean;
  readonly openUntilMs: number;
  readonly promptPosition: number | null;
};

export type CurrentWindowQuestion = {
  readonly nowMs: number;
  readonly wantedType?: ReflectionType | undefined;
  readonly hasExtraTime?: boolean;
};

/**
 * Return the current window and the ledger with this window recorded as issued. Apply `advance` to the ledger first.
 * With `wantedType`, only a window of that type can be active.
 */
export function currentWindow(
  ledger: Ledger,
  { nowMs, wantedType, hasExtraTime = false }: CurrentWindowQuestion,
): { readonly ledger: Ledger; readonly window: CurrentWindow } {
  const isPast = ({ untilMs }: Span) => Number(untilMs <= nowMs);
  const [active] = activeWindows(ledger, nowMs, hasExtraTime)
    .filter(({ type }) => wantedType === undefined || type === wantedType)
    .sort((a, b) => isPast(a) - isPast(b) || a.untilMs - b.untilMs);
  if (active === undefined) {
    const next = nextEvening(ledger, nowMs);
    const window = { ...next, openUntilMs: next.untilMs, isActive: false, promptPosition: null };
    return { ledger: next.day === ledger.state.day ? withIssue(ledger, next, false) : ledger, window };
  }
  const shown = withEveningAnnounced(withPrompt(withIssue(ledger, active, true), active), nowMs);
  const promptPosition = rowOf(shown.rows, active.day).prompts[active.type];
  const openUntilMs = active.untilMs + openAfterEndMs(hasExtraTime);
  return { ledger: shown, window: { ...active, openUntilMs, isActive: true, promptPosition } };
}

/**
 * Return the open windows, with at most one evening. Check the rows of all days: an evening that was shown as open
 * lasts at least until the shown end, which may be after the next day has begun.
 */
export function activeWindows(ledger: Ledger, nowMs: number, hasExtraTime = false): DayWindow[] {
  const moreMs = openAfterEndMs(hasExtraTime);
  const isActive = ({ fromMs, untilMs }: Span) => isOpen({ fromMs, untilMs: untilMs + moreMs }, nowMs);
  const deep = ledger.rows.flatMap((row) =>
    row.deep !== null && isActive(row.deep) ? [{ ...row.deep, type: 'deep' as const, day: row.day }] : [],
  );
  const evenings = [...ledger.rows.flatMap((row) => eveningsOf(ledger.rows, row)), ...openEvenings(ledger, nowMs)];
  const rank = ({ day, untilMs }: Evening) =>
    Number(untilMs <= nowMs) * 2 + Number(dayHas(rowOf(ledger.rows, day), 'evening'));
  const isNew = ({ day, fromMs }: Evening) => Number(!hasShown(rowOf(ledger.rows, day), fromMs));
  // Prefer evenings in their regular time to extra time, then unwritten evenings, then earlier days, then evenings that
  // were shown before.
  const [first] = evenings
    .filter(isActive)
    .sort((a, b) => rank(a) - rank(b) || daysBetween(b.day, a.day) || isNew(a) - isNew(b) || a.fromMs - b.fromMs);
  if (first === undefined) return deep;
  return [{ type: 'evening', day: first.day, fromMs: first.fromMs, untilMs: first.untilMs }, ...deep];
}

function hasShown({ issued }: DayRow, fromMs: number): boolean {
  return issued.some((issue) => issue.type === 'evening' && issue.wasOpen && issue.fromMs === fromMs);
}

function nextEvening({ state, rows }: Ledger, nowMs: number): DayWindow {
  const today = rowOf(rows, state.day).evening;
  if (today !== null && nowMs < today.fromMs) return { ...today, type: 'evening', day: state.day };
  const tomorrow = addDays(state.day, 1);
  return { ...eveningOf(tomorrow, state.offset), type: 'evening', day: tomorrow };
}

/**
 * Record tonight's evening as issued when another window is shown: the device may be offline when the evening opens.
 */
function withEveningAnnounced(ledger: Ledger, nowMs: number): Ledger {
  const { day } = ledger.state;
  const row = rowOf(ledger.rows, day);
  if (row.evening === null || nowMs >= row.evening.fromMs || dayHas(row, 'evening')) return ledger;
  return withIssue(ledger, { ...row.evening, type: 'evening', day }, false);
}

function withIssue(ledger: Ledger, window: DayWindow, isActive: boolean): Ledger {
  const row = rowOf(ledger.rows, window.day);
  const known = row.issued.find((issue) => isIssueOf(issue, window));
  if (known !== undefined && (known.wasOpen || !isActive)) return ledger;
  const { type, fromMs, untilMs } = window;
  const issued = [...row.issued.filter((issue) => issue !== known), { type, fromMs, untilMs, wasOpen: isActive }];
  return { ...ledger, rows: withRow(ledger.rows, { ...row, issued }) };
}

export function isIssueOf(issue: Issue, window: Span & { readonly type: ReflectionType }): boolean {
  return issue.type === window.type && issue.fromMs === window.fromMs && issue.untilMs === window.untilMs;
}

/** Assign the next prompt of the type to the day, unless the day has one. */
export function withPrompt(ledger: Ledger, { day, type }: Pick<DayWindow, 'day' | 'type'>): Ledger {
  const { state, rows } = ledger;
  const row = rowOf(rows, day);
  if (row.prompts[type] !== null) return ledger;
  const position = state.promptsShown[type];
  return {
    state: { ...state, promptsShown: { ...state.promptsShown, [type]: position + 1 } },
    rows: withRow(rows, { ...row, prompts: { ...row.prompts, [type]: position } }),
  };
}
