import * as z from 'zod/mini';
import { entry } from './base/entry.ts';

export const getHealth = entry('getHealth', {
  summary: 'Whether this server can reach its database',
  caller: 'nobody',
  limit: 'open',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
});

/** The sign-in providers. `oidc` is the operator's own OpenID Connect provider. */
export const federatedProviders = ['google', 'apple', 'facebook', 'github', 'oidc'] as const;
export type FederatedProvider = (typeof federatedProviders)[number];

/** Who may create an account: anybody, only people with an invite, or nobody. */
export const signUpPolicies = ['open', 'invite', 'closed'] as const;
export type SignUpPolicy = (typeof signUpPolicies)[number];

const config = z.object({
  identity: z.enum(['builtin', 'firebase']),
  /** The Firebase project that signs users in; null if the server uses the builtin identity. */
  firebase: z.nullable(
    z.object({
      projectId: z.string(),
      apiKey: z.string(),
      authDomain: z.string(),
      /** The path to which the page sends its identity token; null if the page does not send it. */
      tokenSyncPath: z.nullable(z.string()),
    }),
  ),
  signUp: z.enum(signUpPolicies),
  federated: z.array(z.enum(federatedProviders)),
  /** The operator's name for the sign-in provider `oidc`; null if there is no such provider. */
  oidcLabel: z.nullable(z.string()),
  supportUrl: z.string(),
  /** The server's public key for Web Push as base64url (`applicationServerKey`). */
  pushKey: z.string(),
  /** Whether the login shows the one-tap sign-in as the demo's sample user. */
  demo: z.boolean(),
});
export type FirebaseSettings = NonNullable<z.output<typeof config>['firebase']>;
export type Config = z.output<typeof config>;

export const getConfig = entry('getConfig', {
  summary: 'The settings of this deployment that the page needs',
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
