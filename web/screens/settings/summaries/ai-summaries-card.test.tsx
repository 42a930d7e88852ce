import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswer, fakeApi } from '../../../../testing/fake-api.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { browserNavigation } from '../../../features/session/login-redirect.ts';
import { AiSummariesCard } from './ai-summaries-card.tsx';

const path = '/api/user/preferences';
const builtin = { extraTime: false, aiSummaries: 'builtin', summaryModel: null, agreedBefore: null };
const withModel = {
  ...builtin,
  summaryModel: { name: 'gpt-5-mini', destination: 'api.openai.com', isLocal: false },
};
const radio = (name: string) => page.getByRole('radio', { name });

async function open(body: object, put: FakeAnswer | 'offline' = { body }) {
  const api = fakeApi({ [`GET ${path}`]: { body }, [`PUT ${path}`]: put });
  await renderInApp(<AiSummariesCard />);
  await expect.element(radio('Off')).toBeVisible();
  return api;
}

describe('the AI summaries card', () => {
  test('says where the text is sent, and turns a model on only when the user chooses it', async () => {
    const api = await open(withModel, { body: { ...withModel, aiSummaries: 'on' } });
    await expect.element(radio('Without an AI model')).toBeChecked();
    await expect
      .element(
        page.getByText(
          'Each week’s reflections, their questions and days, and the titles and themes of up to eight earlier weeks, go to gpt-5-mini at api.openai.com; never your name or email.',
        ),
      )
      .toBeVisible();
    await page.getByText('On', { exact: true }).click();
    await expect.element(radio('On')).toBeChecked();
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({
      aiSummaries: 'on',
      summaryModel: withModel.summaryModel,
      earlierTitles: true,
    });
  });

  test('shows that a model on the server’s own machine is on, and turns it off', async () => {
    const summaryModel = { name: 'llama3.1:8b', destination: '127.0.0.1:11434', isLocal: true };
    const api = await open({ ...builtin, aiSummaries: 'on', summaryModel }, { body: { ...builtin, summaryModel } });
    await expect.element(radio('On')).toBeChecked();
    await expect
      .element(
        page.getByText(
          'Each week’s reflections, their questions and days, and the titles and themes of up to eight earlier weeks, go to llama3.1:8b on this server’s own machine (127.0.0.1:11434); your words stay here.',
        ),
      )
      .toBeVisible();
    await radio('Without an AI model').click();
    await expect.element(radio('Without an AI model')).toBeChecked();
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({ aiSummaries: 'builtin' });
  });

  test('offers only two options when the server has no model', async () => {
    await open(builtin);
    await expect.element(radio('Without an AI model')).toBeChecked();
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    await expect
      .element(page.getByText('This server picks sentences out of your own week; your words stay here.'))
      .toBeVisible();
    await expect.element(page.getByText('No new summaries. The ones you have stay.')).toBeVisible();
  });

  test('does not apply the consent for one model to another model, and asks again', async () => {
    const agreedBefore = { name: 'gpt-4', destination: 'api.openai.com' };
    const api = await open({ ...withModel, agreedBefore }, { body: { ...withModel, aiSummaries: 'on' } });
    const sentence = page.getByText(
      'You agreed to gpt-4 at api.openai.com. This server now uses another model, and sends it nothing unless you choose On again.',
    );
    await expect.element(sentence).toBeVisible();
    await expect.element(radio('Without an AI model')).toBeChecked();
    await radio('On').click();
    await expect.element(sentence).not.toBeInTheDocument();
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({
      aiSummaries: 'on',
      summaryModel: withModel.summaryModel,
      earlierTitles: true,
    });
  });

  test('sends two quick choices in order and keeps the last one', async () => {
    let answerFirst: (() => void) | undefined;
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const api = fakeApi({
      [`GET ${path}`]: { body: builtin },
      [`PUT ${path}`]: async ({ body }) => {
        const { aiSummaries } = body as { aiSummaries: string };
        if (aiSummaries === 'off') await first;
        return { body: { ...builtin, aiSummaries } };
      },
    });
    await renderInApp(<AiSummariesCard />);
    await radio('Off').click();
    await vi.waitFor(() => expect(api.of(`PUT ${path}`)).toHaveLength(1));
    await radio('Without an AI model').click();
    await expect.element(radio('Without an AI model')).toBeChecked();
    expect(api.of(`PUT ${path}`)).toHaveLength(1);
    answerFirst?.();
    await vi.waitFor(() => expect(api.of(`PUT ${path}`)).toHaveLength(2));
    expect(api.of(`PUT ${path}`).map(({ body }) => body)).toEqual([{ aiSummaries: 'off' }, { aiSummaries: 'builtin' }]);
    await expect.element(radio('Without an AI model')).toBeChecked();
  });

  test('redirects to the login when a choice is refused because the session has expired', async () => {
    const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    await open(builtin, { status: 401, body: { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' } });
    await radio('Off').click();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
    await expect.element(radio('Without an AI model')).toBeChecked();
  });

  test('reverts a choice that could not be saved', async () => {
    await open(builtin, 'offline');
    await page.getByText('Off', { exact: true }).click();
    await expect.element(page.getByText('Your choice could not be saved. Please try again.')).toBeVisible();
    await expect.element(radio('Without an AI model')).toBeChecked();
  });
});
