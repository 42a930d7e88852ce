import * as z from 'zod/mini';
import { entry } from './entry.ts';

export const getHealth = entry('getHealth', {
  summary: 'Whether this server can reach its database',
  caller: 'nobody',
  limit: 'open',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
});

export const federatedProviders = ['google', 'apple', 'facebook', 'github'] as const;
export type FederatedProvider = (typeof federatedProviders)[number];

const config = z.object({
  identity: z.enum(['builtin', 'firebase']),
  /** The project that signs people in; null where the product does so itself. */
  firebase: z.nullable(
    z.object({
      projectId: z.string(),
      apiKey: z.string(),
      authDomain: z.string(),
      /** Where the page mirrors its identity token, or null. */
      tokenSyncPath: z.nullable(z.string()),
    }),
  ),
  federated: z.array(z.enum(federatedProviders)),
  supportUrl: z.string(),
  /** What a browser subscribes to Web Push with: the server's public key as base64url (`applicationServerKey`). */
  pushKey: z.string(),
  /** Shows the one-tap sign-in as the sample person. */
  demo: z.boolean(),
});
export type FirebaseSettings = NonNullable<z.output<typeof config>['firebase']>;
export type Config = z.output<typeof config>;

export const getConfig = entry('getConfig', {
  summary: 'What the page needs to know of this deployment',
  caller: 'nobody',
  limit: 'open',
  answers: { 200: config },
  errors: [],
});

export const getOpenApi = entry('getOpenApi', {
  summary: 'This document',
  caller: 'nobody',
  limit: 'open',
  answers: { 200: z.record(z.string(), z.unknown()) },
  errors: [],
});
