import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { IntroScreen } from './intro-screen.tsx';

const topics = [
  'Daily reflections',
  'Deep reflections',
  'Your reflection journey',
  'AI weekly summaries',
  'Shareable visual cards',
  'Begin your journey inward',
];

const leave = { onFinish: () => undefined, onSkip: () => undefined };

test('has six slides: the first disables Back, and the last ends the intro with Get Started [2.15, 2.16, 2.18, 2.19, 4.6, 9.27]', async () => {
  const onFinish = vi.fn();
  const screen = await renderInApp(<IntroScreen {...leave} onFinish={onFinish} />);
  const back = screen.getByRole('button', { name: 'Back' });
  await expect.element(back).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Go to slide/ }).elements()).toHaveLength(6);
  for (let step = 0; step < 5; step += 1) await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Begin your journey inward');
  expect(onFinish).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Get Started' }).click();
  expect(onFinish).toHaveBeenCalledOnce();
});

test.each(['Enter', 'ArrowLeft'])(
  'moves the focus to Next when Back reaches the first slide by %s, where Back is disabled',
  async (key) => {
    const screen = await renderInApp(<IntroScreen {...leave} />);
    await screen.getByRole('button', { name: 'Next' }).click();
    (await screen.getByRole('button', { name: 'Back' }).findElement()).focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
);

test('turns the slides with the arrow keys up to the last one, also without the focus, but not in a key combination', async () => {
  const onFinish = vi.fn();
  const screen = await renderInApp(<IntroScreen {...leave} onFinish={onFinish} />);
  const heading = screen.getByRole('heading');
  await expect.element(heading).toHaveTextContent('Daily reflections');
  await userEvent.keyboard('{ArrowLeft}');
  for (const topic of topics.slice(1)) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(heading).toHaveTextContent(topic);
  }
  await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(heading).toHaveTextContent('Begin your journey inward');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(heading).toHaveTextContent('Shareable visual cards');
  expect(onFinish).not.toHaveBeenCalled();
});

test('opens a slide when its dot is pressed, and the previous slide with the Back button [2.17, 4.6]', async () => {
  const screen = await renderInApp(<IntroScreen {...leave} />);
  await screen.getByRole('button', { name: 'Go to slide 4' }).click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('AI weekly summaries');
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'step');
});

test.each(['100%', '150%', '200%'])(
  'keeps the dots and the height of the buttons on the last slide of a 320 px wide phone with text of %s',
  async (size) => {
    await smallestPhoneLargestText();
    document.documentElement.style.fontSize = size;
    const screen = await renderInApp(<IntroScreen {...leave} />);
    const heightOf = async (name: string) =>
      (await screen.getByRole('button', { name, exact: true }).findElement()).getBoundingClientRect().height;
    await screen.getByRole('button', { name: 'Go to slide 5' }).click();
    const height = await heightOf('Next');
    await screen.getByRole('button', { name: 'Go to slide 6' }).click();
    expect(await heightOf('Get Started')).toBe(height);
    expectNothingCut(screen.container);
  },
);

test('lets the visitor skip the intro from every slide', async () => {
  const onSkip = vi.fn();
  const screen = await renderInApp(<IntroScreen {...leave} onSkip={onSkip} />);
  for (const index of topics.keys()) {
    await screen.getByRole('button', { name: `Go to slide ${index + 1}` }).click();
    await screen.getByRole('button', { name: 'Skip to Sign In' }).click();
  }
  expect(onSkip).toHaveBeenCalledTimes(6);
});

test('each slide has a topic as its title and a text of its own [2.15]', async () => {
  const screen = await renderInApp(<IntroScreen {...leave} />);
  const texts = new Set<string>();
  for (const [index, topic] of topics.entries()) {
    await screen.getByRole('button', { name: `Go to slide ${index + 1}` }).click();
    await expect.element(screen.getByRole('heading')).toHaveTextContent(topic);
    const slide = screen.getByRole('region', { name: `${index + 1} of 6` });
    texts.add(slide.element().querySelector('p')?.textContent ?? '');
  }
  expect(texts.size).toBe(6);
  expect(texts).not.toContain('');
  expect(texts).toContain('Where reflection actually happens.');
});

test('cuts off no part of any slide on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const screen = await renderInApp(<IntroScreen {...leave} />);
  for (const [index, topic] of topics.entries()) {
    await screen.getByRole('button', { name: `Go to slide ${index + 1}` }).click();
    await expect.element(screen.getByRole('heading')).toHaveTextContent(topic);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expectNothingCut(screen.container);
  }
});

test('shows the buttons of every slide without scrolling on a phone of 320 x 640', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 640);
  const screen = await renderInApp(<IntroScreen {...leave} />);
  for (const [index, topic] of topics.entries()) {
    await screen.getByRole('button', { name: `Go to slide ${index + 1}` }).click();
    await expect.element(screen.getByRole('heading')).toHaveTextContent(topic);
    const next = screen.getByRole('button', { name: /^(Next|Get Started)$/ }).element();
    expect(next.getBoundingClientRect().bottom, topic).toBeLessThanOrEqual(640);
  }
});
