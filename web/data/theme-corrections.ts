import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Summary, SummaryVersions } from '../../core/contract/summaries.ts';
import type { ThemeCorrections } from '../../core/contract/themes.ts';
import { finalName, type ThemeCorrection, themeCorrector } from '../../core/domain/summaries/theme-corrections.ts';
import { themeKey } from '../../core/domain/summaries/theme-key.ts';
import { announce, watchAnnounced } from '../device/announce.ts';
import { ApiError, callApi, isUnanswered, pathOf } from './api/api.ts';
import { storeAnswersAgain } from './offline-cache.ts';
import { refetchOnReturn } from './refetch-on-return.ts';

const summariesPath = '/api/summaries/';
/** Return whether a query is the list of summaries, a summary or its versions. */
export const isOfSummaries = ({ queryKey: [path] }: Query) => String(path).startsWith(summariesPath);

/** Query the themes that the user has removed or renamed, newest first. Fetch them each time they are shown. */
export function themeCorrectionsQuery() {
  return queryOptions({
    queryKey: [pathOf('listThemeCorrections')],
    queryFn: ({ signal }): Promise<ThemeCorrections> => callApi('listThemeCorrections', { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
  });
}

type Cached = Summary | Summary[] | SummaryVersions;

/** Correct all summaries in memory as the server does, so that the screen shows the correction immediately. */
function correctCached(client: QueryClient, correction: ThemeCorrection): void {
  const correct = themeCorrector([correction]);
  const corrected = (summary: Summary): Summary => ({ ...summary, ...correct(summary) });
  client.setQueriesData<Cached>({ predicate: isOfSummaries }, (known) => {
    if (known === undefined) return undefined;
    if (Array.isArray(known)) return known.map(corrected);
    return 'versions' in known ? { ...known, versions: known.versions.map(corrected) } : corrected(known);
  });
}

const fetchAgain = (client: QueryClient) => client.invalidateQueries({ predicate: isOfSummaries, refetchType: 'all' });

const announcementKey = (owner: string) => `inward-themes:${encodeURIComponent(owner)}`;

/** Let the user's other tabs know that themes were corrected. */
const announceCorrection = (owner: string) => announce(announcementKey(owner));

/** Fetch what another tab or device has corrected. */
function followOthers(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: themeCorrectionsQuery().queryKey });
  void fetchAgain(client).then(() => storeAnswersAgain(client, summariesPath));
}

/** When another tab has corrected themes, fetch summaries and corrections again. Return a stop function. */
export function watchThemeCorrections(client: QueryClient, owner: string): () => void {
  return watchAnnounced(announcementKey(owner), () => followOthers(client));
}

export type ShownVersion = Pick<Summary, 'id' | 'version'>;

/** Return whether the server's copy of a version has a theme. Another device may have corrected it meanwhile. */
async function hasTheme({ id, version }: ShownVersion, theme: string): Promise<boolean> {
  try {
    const { versions } = await callApi('listSummaryVersions', { params: { id } });
    return versions.some((each) => each.version === version && each.keyThemes.includes(theme));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

type Corrections = readonly ThemeCorrection[];

/** Return the name that this tab knows a theme by. `newestFirst` are the corrections that it knows. */
export const knownName = (newestFirst: Corrections, theme: string): string | null =>
  finalName([...newestFirst].reverse(), theme);

/** The server did not answer a request to change corrections: it is not known whether it has changed them. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** Return whether the server has already made a correction, for example after an answer that was lost. */
async function isMade(client: QueryClient, { theme, name }: ThemeCorrection): Promise<boolean> {
  const now = knownName(await client.fetchQuery({ ...themeCorrectionsQuery(), staleTime: 0 }), theme);
  return now === null || name === null ? now === name : now !== theme && themeKey(now) === themeKey(name);
}

/** Send a correction. Throw LostAnswer if no answer arrives and the server has not made the correction so far. */
async function sendCorrection(client: QueryClient, owner: string, correction: ThemeCorrection): Promise<void> {
  try {
    const corrections = await callApi('correctTheme', { body: correction, owner });
    client.setQueryData(themeCorrectionsQuery().queryKey, corrections);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    if (await isMade(client, correction).catch(() => false)) return;
    followOthers(client);
    throw new LostAnswer();
  }
}

/**
 * Remove a theme from all summaries, or rename it in all of them. `owner` is the user's uid. If the version on screen no
 * longer has the theme on the server, only fetch all summaries again and return false, unless the server has already
 * made this correction. Throws LostAnswer.
 */
export async function correctTheme(
  client: QueryClient,
  owner: string,
  correction: ThemeCorrection,
  shown: ShownVersion,
): Promise<boolean> {
  // Otherwise, Undo would take back the other device's correction together with this one.
  if (await hasTheme(shown, correction.theme)) await sendCorrection(client, owner, correction);
  else if (!(await isMade(client, correction))) {
    await fetchAgain(client);
    return false;
  }
  announceCorrection(owner);
  // Otherwise, the response to an earlier fetch would bring the theme back.
  await client.cancelQueries({ predicate: isOfSummaries });
  correctCached(client, correction);
  await storeAnswersAgain(client, summariesPath);
  void fetchAgain(client);
  return true;
}

/**
 * Make calls that undo corrections, one after the other, and show what they have restored. Each call gets the
 * corrections that are left. If the server refuses one, fetch what other devices have changed. Throw LostAnswer if one
 * was sent and no answer arrives.
 */
async function restore(
  client: QueryClient,
  owner: string,
  known: Corrections,
  calls: readonly ((left: Corrections) => Promise<ThemeCorrections>)[],
): Promise<void> {
  let left: ThemeCorrections | null = null;
  const isSent = navigator.onLine;
  try {
    for (const call of calls) left = await call(left ?? known);
  } catch (error) {
    const isLost = isSent && isUnanswered(error);
    if (isLost || (error instanceof ApiError && error.status === 409)) followOthers(client);
    throw isLost ? new LostAnswer() : error;
  } finally {
    // If a later call failed, show the themes that the earlier calls have restored.
    if (left) {
      announceCorrection(owner);
      client.setQueryData(themeCorrectionsQuery().queryKey, left);
      await fetchAgain(client);
      await storeAnswersAgain(client, summariesPath);
    }
  }
}

/**
 * Undo corrections of themes: the summaries name each theme as it was first written. `known` are the corrections on
 * screen, newest first. Throw an ApiError with the status 409 if another device has changed a theme since.
 */
export const takeBackCorrections = (
  client: QueryClient,
  owner: string,
  themes: readonly string[],
  known: Corrections,
): Promise<void> =>
  restore(
    client,
    owner,
    known,
    themes.map(
      (theme) => (left) => callApi('takeBackCorrection', { body: { theme, knownAs: knownName(left, theme) }, owner }),
    ),
  );

/**
 * Undo a correction after which the corrections were `known`, newest first. A theme that got its first name again has no
 * correction: it is renamed to the name that it had before. Throws as `takeBackCorrections` does.
 */
export function undoCorrection(
  client: QueryClient,
  owner: string,
  { theme, name }: ThemeCorrection,
  known: Corrections,
): Promise<void> {
  const isStored = known.some((each) => themeKey(each.theme) === themeKey(theme));
  if (name === null || isStored) return takeBackCorrections(client, owner, [theme], known);
  const body = { theme: name, name: theme, knownAs: knownName(known, name) };
  return restore(client, owner, known, [() => callApi('correctTheme', { body, owner })]);
}
