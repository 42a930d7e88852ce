import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { dayAt } from '../../../core/domain/days/day.ts';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { chooseVersion, isSettled, thirdVersion } from '../../features/drafts/choose-version.ts';
import { continuesText, type Draft, isSameText, isSameWindow, type StoredText } from '../../features/drafts/draft.ts';
import type { DraftEditor } from '../../features/drafts/draft-editor.ts';
import { isOfWindow } from '../../features/drafts/draft-notices.ts';
import { outboxMessages } from '../../features/drafts/outbox-messages.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { cardDay, clockTime } from '../../features/reflections/format.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { dismissToastTitled } from '../../ui/toast/toast.ts';
import { differingParts, type TextPart } from './differing-parts.ts';
import { useEditLimit, useKnownWindows } from './edit-limit.ts';
import styles from './version-choice.module.css';

const collapse = (text: string) => text.trim().replace(/\s+/g, ' ');

const deviceLabels = { mine: 'On this device', other: 'Already in your journal' };
const tabLabels = { mine: 'In this tab', other: 'In the other tab' };
/** Labels when it is not known who wrote the two texts, for example after a reload. */
const neutralLabels = { mine: 'One version', other: 'Another version' };

/** The journal's text beside which the user of a page last chose a version, if it was known. */
const chosenBeside = new WeakMap<DraftEditor, string>();

const journalTextOf = ({ journalContent }: Draft, differing: StoredText | null) => differing?.content ?? journalContent;

/** Remember that the user chooses now, on this page. */
function noteChoice(editor: DraftEditor, differing: StoredText | null): void {
  const now = journalTextOf(editor.state().draft, differing);
  if (now !== null) chosenBeside.set(editor, now);
}

/** Return whether the journal has another text than when the user last chose on this page. */
function isChangedSinceChoice(editor: DraftEditor, differing: StoredText | null): boolean {
  const before = chosenBeside.get(editor);
  const now = journalTextOf(editor.state().draft, differing);
  return before !== undefined && now !== null && before !== now;
}

export type VersionChoiceProps = {
  draft: Draft;
  /** The stored reflection that the server has returned instead of the draft, or null. */
  differing: Reflection | null;
  /** The stored reflection that the page was opened for, or null. */
  existing: Reflection | null;
  /** The text of another tab or of the server. */
  other: string;
  editor: DraftEditor;
  /** Called when the user has chosen, here or in another tab. */
  onChosen: () => void;
};

/**
 * Show the versions of a reflection until the user chooses one of them or all. Do not offer all if one version has all
 * sentences of the others. After the time for edits, offer only to copy them. If the reflection was deleted, say so.
 */
export function VersionChoice({ draft, differing, existing, other, editor, onChosen }: VersionChoiceProps) {
  const { content: mine } = draft;
  const isDeleted = draft.status === 'deleted';
  // After `chooseAgain`, the other text may be more than the journal's.
  const isJournals = draft.journalContent === null || isSameText(draft.journalContent, other);
  const isStored = !isDeleted && (differing !== null || (draft.status === 'differs' && isJournals));
  const labels = isStored ? deviceLabels : editor.state().isBetweenTabs ? tabLabels : neutralLabels;
  const third = thirdVersion(draft, differing);
  const choose = (content: string) => {
    noteChoice(editor, differing);
    chooseVersion(editor, differing, content);
    onChosen();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: check again when another tab has changed the draft.
  useLayoutEffect(() => {
    if (differing && isSettled(editor, differing)) onChosen();
  }, [draft]);
  const limit = useEditLimit(draft);
  const isEdit = isStored || draft.rewrites !== null;
  const isTooLate = isEdit && limit.isPast;
  const title = useRef<HTMLHeadingElement>(null);
  // Focus the title, because the text area that had the focus was removed.
  useEffect(() => title.current?.focus(), []);
  // After the choice, show the top of the writing page. In a low window, the frame around it scrolls instead.
  useLayoutEffect(() => {
    const page = title.current?.closest('main');
    return () => {
      for (const each of [page, page?.parentElement]) each?.scrollTo(0, 0);
    };
  }, []);
  // The toast leads to this page.
  useEffect(() => dismissToastTitled(outboxMessages.differs.title), []);
  // Focus the title, because the button that had the focus may have been removed.
  useEffect(() => {
    if (isTooLate) focusIfLost(title.current);
  }, [isTooLate]);
  const isThirdShown = third !== null && ![mine, other].some((text) => text.includes(third.trim()));
  const parts = useMemo(() => (isThirdShown ? null : differingParts(mine, other)), [isThirdShown, mine, other]);
  const known = useKnownWindows().filter(({ window }) => isSameWindow(window, draft));
  const ofWindow = [differing, existing, ...known.map(({ existingReflection }) => existingReflection)];
  const ofPage = ofWindow.find((each) => each?.content === other);
  // A draft of the outbox has no time of the journal's text, and the answers about windows may be of a later one.
  const { data: latest = [] } = useLatestReflections(HOME_LIST_LIMIT, isStored && !ofPage);
  const ofList = latest.find((each) => isOfWindow(each, draft) && each.content === other);
  const stored = isStored ? (ofPage ?? ofList) : undefined;
  const versions = [
    { label: labels.mine, content: mine, parts: parts?.[0] },
    // In the order in which the texts are joined.
    ...(isThirdShown ? [{ label: neutralLabels.other, content: third }] : []),
    { label: labels.other, content: other, parts: parts?.[1], writtenAt: stored?.updatedAt },
  ];
  const all = useMemo(() => joinVersions(joinVersions(mine, third ?? ''), other), [mine, third, other]);
  const isContinued = !isThirdShown && (continuesText(mine, other) || continuesText(other, mine));
  const canKeepAll = !isContinued && !versions.some(({ content }) => collapse(content) === collapse(all));
  const both = isThirdShown ? 'all' : 'both';
  const isWhole = collapse(all) === collapse(`${mine} ${third ?? ''} ${other}`);
  const hasChanged = isStored && isChangedSinceChoice(editor, differing);
  const reason = hasChanged ? 'Your journal’s version has changed since you chose. ' : '';
  const question = canKeepAll ? `choose one of them to go on with, or ${both}` : 'choose which one to go on with';
  const consequence = isTooLate
    ? ', but the time for changes has passed: your journal keeps its version, and the other stays on this device.'
    : `: ${question}. Nothing changes until you submit it.${isEdit ? ` Changes are possible until ${limit.timeAfterWindow}.` : ''}`;
  return (
    <div className={styles['choice']}>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {isThirdShown ? 'Three' : 'Two'} versions of this reflection
      </h1>
      <p className={styles['text']}>
        {isDeleted
          ? `You deleted this reflection in another tab or on another device, so it cannot be submitted any more. ${capitalised(both)} texts stay on this device: copy them, or ${question}. What you go on with can begin your next reflection.`
          : `${reason}You also wrote it in another tab or on another device. ${capitalised(both)} texts are safe${consequence}`}
        {parts && ' The marked words differ.'}
      </p>
      {isTooLate && <LiveRegion className="visually-hidden">The time for changes has passed.</LiveRegion>}
      {versions.map((version) => (
        <section key={version.label} className={styles['version']} aria-label={version.label}>
          <h2 className={styles['label']}>
            {version.label}
            {version.writtenAt && `, ${timeText(version.writtenAt)}`}
          </h2>
          <Words {...version} />
          <div className={styles['actions']}>
            {!isTooLate && (
              <Button variant="quiet" onClick={() => choose(version.content)}>
                Go on with this version
                <span className="visually-hidden">: {version.label}</span>
              </Button>
            )}
            <CopyButton text={version.content} label="Copy" of={version.label} />
          </div>
        </section>
      ))}
      {canKeepAll && !isTooLate && (
        <Button onClick={() => choose(all)}>
          Go on with {both}, {isWhole ? 'one after the other' : 'shared sentences once'}
        </Button>
      )}
    </div>
  );
}

/** Format an instant as '6:42 PM', or as 'Nov 20, 2026, 6:42 PM' if it is not on the user's current day. */
function timeText(instant: string): string {
  const timezoneOffset = effectiveTimezoneOffset();
  const day = dayAt(Date.parse(instant), timezoneOffset);
  const time = clockTime(instant, timezoneOffset);
  return day === dayAt(serverClockMs(), timezoneOffset) ? time : `${cardDay(day)}, ${time}`;
}

/** Show the text of a version. If `parts` is given, mark the differing ones and keep the first of them in view. */
function Words({ content, parts }: { content: string; parts?: readonly TextPart[] | undefined }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isStartHidden, setStartHidden] = useState(false);
  const first = parts?.find(({ isDiffering }) => isDiffering)?.start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again when the first marked part moves.
  useLayoutEffect(() => {
    const mark = text.current?.querySelector('mark');
    if (!text.current || !mark) return;
    const { clientHeight } = text.current;
    const isInView = mark.offsetTop + mark.offsetHeight <= clientHeight;
    text.current.scrollTop = isInView ? 0 : mark.offsetTop - clientHeight / 3;
  }, [first]);
  return (
    <p
      ref={text}
      className={classNames(styles['words'], isStartHidden && styles['startHidden'])}
      onScroll={({ currentTarget }) => setStartHidden(currentTarget.scrollTop > 1)}
    >
      {parts
        ? parts.map(({ start, words, isDiffering }) =>
            isDiffering ? (
              <Fragment key={start}>
                <mark className={styles['differing']}>{words.trimEnd()}</mark>
                {words.slice(words.trimEnd().length)}
              </Fragment>
            ) : (
              words
            ),
          )
        : content}
    </p>
  );
}
