import { type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import './card.css';
import type { CardShape, Design } from './design.ts';
import { fitText } from './fit-text.ts';
import type { CardContent, Layout } from './layout.ts';
import { onceShown } from './once-shown.ts';
import { shorten } from './shorten.ts';

type ShareCardProps = {
  design: Design;
  layout: Layout;
  content: CardContent;
  shape?: CardShape;
  ref?: Ref<HTMLElement>;
};

function paletteProperties({ palette }: Design): CSSProperties {
  return {
    '--card-background': palette.background,
    '--card-overlay': palette.overlay,
    '--card-text': palette.text,
    '--card-accent': palette.accent,
    '--card-heading-font': palette.headingFont,
    '--card-body-font': palette.bodyFont,
  } as CSSProperties;
}

/** A card of 540 by 960 CSS px. Load its fonts first, because its text is measured. */
export function ShareCard({ design, layout, content, shape = 'card', ref }: ShareCardProps) {
  const picture = useRef<HTMLElement>(null);
  const card = useRef<HTMLElement>(null);
  const [shortened, setShortened] = useState({ of: content, to: content });
  const shown = shortened.of === content ? shortened.to : content;
  useImperativeHandle(ref, () => picture.current as HTMLElement, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a different design or layout must be measured again.
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    return onceShown(element, () => {
      if (fitText(element)) return;
      const to = shorten(shown);
      if (to) setShortened({ of: content, to });
    });
  }, [shown, content, design, layout, shape]);

  const { Drawing } = layout;
  const drawing = <Drawing {...{ content: shown, design, shape }} />;
  if (shape === 'card') {
    return (
      <article
        ref={(element) => {
          picture.current = element;
          card.current = element;
        }}
        className="card"
        data-mode={content.mode}
        style={paletteProperties(design)}
      >
        {drawing}
      </article>
    );
  }
  return (
    <article ref={picture} className="card-story" style={paletteProperties(design)}>
      <section ref={card} className="card" data-mode={content.mode}>
        {drawing}
      </section>
    </article>
  );
}
