import { useEffect, useRef, useState } from 'react';
import {
  TEXT_SIZE_MAX_PERCENT,
  TEXT_SIZE_MIN_PERCENT,
  TEXT_SIZE_STEP_PERCENT,
} from '../../../../core/domain/limits.ts';
import { followTextSize, readTextSize, storeTextSize } from '../../../device/text-size.ts';
import { Slider } from '../../../ui/form/slider.tsx';
import cards from '../card/card.module.css';

/** Choose the text size on this device. It replaces pinch zoom, which the app disables. */
export function TextSizeCard() {
  const [percent, setPercent] = useState(readTextSize);
  useEffect(() => followTextSize(() => setPercent(readTextSize())), []);
  const slider = useRef<HTMLDivElement>(null);
  /** Change the size, and scroll by as much as the text above has grown, so that the slider stays under the finger. */
  const change = (chosen: number) => {
    const bottom = () => slider.current?.getBoundingClientRect().bottom ?? 0;
    const before = bottom();
    setPercent(chosen);
    storeTextSize(chosen);
    window.scrollBy(0, bottom() - before);
  };
  return (
    <section className={cards['card']} aria-labelledby="text-size-title">
      <h2 id="text-size-title" className={cards['title']}>
        Text Size
      </h2>
      <p className={cards['note']}>Only on this device.</p>
      <div ref={slider}>
        <Slider
          label="Size of all words"
          min={TEXT_SIZE_MIN_PERCENT}
          max={TEXT_SIZE_MAX_PERCENT}
          step={TEXT_SIZE_STEP_PERCENT}
          value={percent}
          valueText={`${percent}%`}
          onChange={change}
        />
      </div>
    </section>
  );
}
