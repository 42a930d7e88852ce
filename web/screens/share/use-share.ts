import { useEffect, useRef, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { shareFiles } from '../../device/share-file.ts';
import type { CardContent } from '../../features/cards/base/layout.ts';
import { dismissToastTitled } from '../../ui/toast/toast.ts';
import { laterParts } from './lazy-parts.ts';

/** Dismiss what an earlier tap on Share has said. */
const dismissSaid = () => {
  dismissToastTitled('Error');
  dismissToastTitled('Not shared');
};

const sayNotShared = async (before: Summary, now?: Summary) => (await laterParts()).sayNotShared(before, now);

/** The longest wait for the answer after a tap on Share. Soon after it, browsers open no share sheet for this tap. */
const waitMaxMs = 3_000;

/** The shortest time after which new words on the card count as seen. An earlier tap was meant for the words before. */
const seenAfterMs = 1_000;

/** A summary, and its words that the card shows and Share hands over. */
type Shown = { summary: Summary; words: string };

const pictureName = (id: string, index: number, count: number) =>
  `reflection-card-${id}${count === 1 ? '' : `-${index + 1}`}.png`;

/**
 * Share the pictures of a summary's card, with its title. While the summary is being fetched again (`isChecking`), wait: its words may
 * be deleted. `check` begins such a fetch if the summary is not new, and returns whether it does. Do not share new words,
 * because the user has not seen them. After `waitMaxMs`, the next tap shares without the answer. A cancelled share shows
 * no toast.
 */
export function useShare(
  summary: Summary,
  title: string,
  { themes, paragraphs }: CardContent,
  takePictures: () => Promise<readonly Blob[]>,
  isChecking: boolean,
  check: () => boolean,
) {
  const [isCreating, setCreating] = useState(false);
  const words = [title, themes, paragraphs].join('\n');
  const now: Shown = { summary, words };
  // The newest summary whose words the user had the time to see, or was told about.
  const seen = useRef(now);
  // What the user had seen when they tapped Share, or null if no tap waits.
  const [tapped, setTapped] = useState<Shown | null>(null);
  const [isLate, setLate] = useState(false);

  const create = async () => {
    setCreating(true);
    try {
      const pictures = await takePictures();
      const files = pictures.map(
        (picture, index) => new File([picture], pictureName(summary.id, index, pictures.length), { type: 'image/png' }),
      );
      const outcome = await shareFiles(files, { title: 'My Weekly Reflection', text: title });
      if (outcome === 'downloaded') (await laterParts()).sayDownloaded(files.length);
    } catch {
      (await laterParts()).sayFailed();
    } finally {
      setCreating(false);
    }
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      seen.current = { summary, words };
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, [summary, words]);

  const createIfSeen = (before: Shown) => {
    seen.current = now;
    // Of the same summary, the user has chosen other words.
    if (before.summary === summary || before.words === words) void create();
    else void sayNotShared(before.summary, summary);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: share once, the card of the render after the check.
  useEffect(() => {
    if (!isChecking) setLate(false);
    if (tapped === null) return undefined;
    if (isChecking) {
      const timer = setTimeout(() => {
        setTapped(null);
        setLate(true);
        void sayNotShared(tapped.summary);
      }, waitMaxMs);
      return () => clearTimeout(timer);
    }
    setTapped(null);
    createIfSeen(tapped);
    return undefined;
  }, [tapped, isChecking]);

  const share = () => {
    dismissSaid();
    if (!isLate && (isChecking || check())) setTapped(seen.current);
    else createIfSeen(seen.current);
  };
  return { isCreating: isCreating || tapped !== null, share };
}
