import { useEffect, useMemo, useRef, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { canShareSeveralPictures } from '../../device/share-file.ts';
import { cardContent } from '../../features/cards/base/card-content.ts';
import type { DesignKey } from '../../features/cards/designs.ts';
import type { LoadedDesign } from '../../features/cards/load-design.ts';
import { useCardPictures } from '../../features/cards/picture/use-card-pictures.ts';
import { rememberDesign, rememberedDesign } from '../../features/cards/remembered-design.ts';
import { useDesign } from '../../features/cards/use-design.ts';
import { CardPages, useCardPages } from './card-pages.tsx';
import { DesignPicker, LoadAgain, loadLaterParts, SentenceSheet, ShownPart } from './lazy-parts.ts';
import { LoadingCard } from './loading-card.tsx';
import { usePageStrip } from './page-strip.ts';
import { SentencePicker } from './sentence-picker/sentence-picker.tsx';
import { useSharedSentences } from './sentence-picker/use-shared-sentences.ts';
import { ShareBar } from './share-bar.tsx';
import { ShareFrame } from './share-frame.tsx';
import { StoryToggle } from './story-toggle.tsx';
import { useCardFormat } from './use-card-format.ts';
import { useShare } from './use-share.ts';

type CardEditorProps = {
  summary: Summary;
  /** Whether the summary, which may be out of date, is being fetched again. */
  isChecking: boolean;
  /** Fetch the summary again unless it is new. Return whether it does. */
  check: () => boolean;
};

type DrawnCardProps = CardEditorProps & {
  loaded: LoadedDesign;
  onDesign: (key: DesignKey) => void;
};

const noThemes: string[] = [];

let onShown = () => {};
/** Resolves when the first card is shown. */
export const cardShown = new Promise<void>((resolve) => {
  onShown = resolve;
});

function DrawnCard({ summary, isChecking, check, loaded, onDesign }: DrawnCardProps) {
  // Null until the sheet is first opened.
  const [isPicking, setPicking] = useState<boolean | null>(null);
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const [canSplit] = useState(canShareSeveralPictures);
  const { mode, shape, isSplit: wantsSplit, setMode, setShape, setSplit } = useCardFormat(summary);
  const isSplit = canSplit && wantsSplit;
  const cards = useRef<(HTMLElement | null)[]>([]);
  const { themeRoom } = loaded.layout;
  const review = useSharedSentences(summary, mode, isSplit);
  const { title, partsOff, chosen, isLong } = review;
  const keyThemes = partsOff.includes('themes') ? noThemes : summary.keyThemes;
  const content = useMemo(
    () => cardContent({ ...summary, title, keyThemes }, mode, themeRoom, chosen),
    [summary, title, keyThemes, mode, themeRoom, chosen],
  );
  const isFulltext = mode === 'fulltext';
  const { pages, isSmall } = useCardPages(cards, loaded, content, {
    isSplit: isFulltext && isSplit,
    isLong,
    shape,
  });
  const strip = usePageStrip(pages.length);
  const takePictures = useCardPictures(cards, loaded.css, pages, shape);
  const { isCreating, share } = useShare(summary, title, content, takePictures, isChecking, check);
  useEffect(() => {
    onShown();
    void loadLaterParts();
  }, []);
  return (
    <ShareFrame
      weekStart={summary.weekStart}
      tool={
        <>
          <SentencePicker review={review} onOpen={() => setChoosing(true)} />
          <StoryToggle shape={shape} onShape={setShape} />
        </>
      }
      choices={
        <ShareBar
          mode={mode}
          onMode={setMode}
          part={isFulltext && <ShownPart review={review} pictures={pages.length} onOpen={() => setChoosing(true)} />}
          isCreating={isCreating}
          pictures={
            isFulltext && canSplit && (isLong || isSmall)
              ? { isSplit, isLong, count: pages.length, onSplit: setSplit, strip }
              : null
          }
          onPick={() => setPicking(true)}
          onShare={share}
        />
      }
    >
      <CardPages {...{ cards, loaded, pages, shape, strip }} />
      {isChoosing !== null && <SentenceSheet open={isChoosing} onClose={() => setChoosing(false)} review={review} />}
      {isPicking !== null && (
        <DesignPicker
          open={isPicking}
          current={loaded.key}
          content={pages[0] ?? content}
          onClose={() => setPicking(false)}
          onChoose={(key) => {
            rememberDesign(key);
            onDesign(key);
            setPicking(false);
          }}
        />
      )}
    </ShareFrame>
  );
}

/** The card of a summary with its controls. Starts with the design chosen last. */
export function CardEditor({ summary, isChecking, check }: CardEditorProps) {
  const [design, setDesign] = useState<DesignKey>(rememberedDesign);
  const { data, error, refetch } = useDesign(design, summary);
  if (data) return <DrawnCard {...{ summary, isChecking, check }} loaded={data} onDesign={setDesign} />;
  if (!error) return <LoadingCard weekStart={summary.weekStart} />;
  return (
    <ShareFrame weekStart={summary.weekStart} choices={null}>
      <LoadAgain error={error} onAgain={() => void refetch()} />
    </ShareFrame>
  );
}
