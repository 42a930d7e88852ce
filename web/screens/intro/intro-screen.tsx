import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { hasModifier } from '../../ui/has-modifier.ts';
import { Page } from '../../ui/page/page.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import drawings from './intro-drawings.module.css';
import styles from './intro-screen.module.css';
import { introSlides } from './intro-slides.ts';

const swipePx = 50;

type Props = {
  onFinish: () => void;
  /** Called when the visitor skips the slides to sign in. */
  onSkip: () => void;
};

export function IntroScreen({ onFinish, onSkip }: Props) {
  const [index, setIndex] = useState(0);
  // Until the visitor has moved to another slide, show the first slide without its fade-in, which would delay the first
  // paint.
  const [hasMoved, setMoved] = useState(false);
  const startX = useRef<number | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const slide = introSlides[index];
  const isLast = index === introSlides.length - 1;
  const go = (to: number) => {
    // Focus Next before the first slide, where the Back button is disabled and would lose the focus.
    if (to === 0 && document.activeElement === next.current?.previousElementSibling) next.current?.focus();
    setMoved(true);
    setIndex(Math.min(Math.max(to, 0), introSlides.length - 1));
  };

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step && !event.shiftKey && !hasModifier(event)) go(index + step);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  });

  const endSwipe = (event: PointerEvent) => {
    const movedPx = startX.current === null ? 0 : event.clientX - startX.current;
    startX.current = null;
    if (Math.abs(movedPx) > swipePx) go(index + (movedPx < 0 ? 1 : -1));
  };

  if (!slide) return null;
  return (
    <Page
      className={styles['column']}
      header={
        <button type="button" className={styles['skip']} onClick={onSkip}>
          Skip to Sign In
        </button>
      }
    >
      <section
        className={styles['slide']}
        aria-roledescription="slide"
        aria-label={`${index + 1} of ${introSlides.length}`}
        aria-live="polite"
        onPointerDown={(event) => {
          startX.current = event.clientX;
        }}
        onPointerUp={endSwipe}
      >
        <div key={index} className={classNames(styles['content'], hasMoved && styles['entering'])}>
          <div className={styles['frame']}>
            <div className={classNames(drawings['drawing'], drawings[slide.drawing])} />
          </div>
          <h1 className={styles['title']}>{slide.title}</h1>
          <p className={styles['text']}>{slide.text}</p>
        </div>
      </section>
      <div className={styles['controls']}>
        <ul className={styles['dots']} aria-label="Slides">
          {introSlides.map(({ title }, each) => (
            <li key={title}>
              <button
                type="button"
                className={styles['dot']}
                aria-label={`Go to slide ${each + 1}`}
                aria-current={each === index ? 'step' : undefined}
                onClick={() => go(each)}
              />
            </li>
          ))}
        </ul>
        <div className={styles['buttons']}>
          <Button variant="quiet" disabled={index === 0} onClick={() => go(index - 1)}>
            Back
          </Button>
          <Button ref={next} onClick={() => (isLast ? onFinish() : go(index + 1))}>
            {isLast ? 'Get Started' : 'Next'}
          </Button>
        </div>
      </div>
    </Page>
  );
}
