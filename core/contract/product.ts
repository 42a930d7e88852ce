import * as z from 'zod/mini';
import { entry } from './base/entry.ts';

export const getHealth = entry('getHealth', {
  summary: 'Whether this server can reach its database',
  caller: 'nobody',
  limit: 'open',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
});

/** `oidc` is the operator's own OpenID Connect provider. */
export const federatedProviders = ['google', 'apple', 'facebook', 'github', 'oidc'] as const;
export type FederatedProvider = (typeof federatedProviders)[number];

export const signUpPolicies = ['open', 'invite', 'closed'] as const;
export type SignUpPolicy = (typeof signUpPolicies)[number];

const config = z.object({
  identity: z.enum(['builtin', 'firebase']),
  /** The Firebase project that signs users in; null with the builtin identity. */
  firebase: z.nullable(
    z.object({
      projectId: z.string(),
      apiKey: z.string(),
      authDomain: z.string(),
      /** The path to which the page sends a copy of its identity token; null to send none. */
      tokenSyncPath: z.nullable(z.string()),
    }),
  ),
  signUp: z.enum(signUpPolicies),
  federated: z.array(z.enum(federatedProviders)),
  /** The button text of the provider `oidc`; null if there is no such provider. */
  oidcLabel: z.nullable(z.string()),
  supportUrl: z.string(),
  pushKey: z.string(),
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
