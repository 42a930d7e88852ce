import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import * as z from 'zod/mini';
import { findApp, isVerified, type StoredApp } from './change-app.ts';
import { appIsOn } from './plain-refusals.ts';
import { wrapEndpoint } from './wrap-endpoint.ts';

const answerOfEndpoint = z.looseObject({ response: z.looseObject({}) });
const namesSetup = z.looseObject({ setup: z.string() });

/** Return the name of a setup: it changes with the app's secret and with the recovery codes. */
const nameOf = ({ secret, backupCodes }: StoredApp) =>
  createHash('sha256').update(`${secret}\n${backupCodes}`).digest('base64url');

const setupReplaced = () =>
  new APIError('BAD_REQUEST', { code: 'SETUP_REPLACED', message: 'That square is out of date. Please start again.' });

/** Add the name of the setup to the answer of the endpoint of better-auth that begins it. */
export const withSetupName = <E extends object>(endpoint: E): E =>
  wrapEndpoint(endpoint, async ({ context }, { id: userId }, run) => {
    const answer = answerOfEndpoint.parse(await run());
    const app = await findApp(context, userId);
    return { ...answer, response: { ...answer.response, setup: app && nameOf(app) } };
  });

/**
 * Refuse a code of a setup that another one has replaced or finished: the page would show recovery codes that are not
 * the stored ones. A code without a setup's name comes from a sign-in that was completed in another tab meanwhile.
 */
export const ofOpenSetup = <E extends object>(endpoint: E): E =>
  wrapEndpoint(endpoint, async ({ context, body }, { id: userId }, run) => {
    const named = namesSetup.safeParse(body);
    if (named.success) {
      const app = await findApp(context, userId);
      if (!app || nameOf(app) !== named.data.setup) throw app && isVerified(app) ? appIsOn() : setupReplaced();
    }
    return run();
  });
