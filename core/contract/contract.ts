import { registerDevice } from './devices.ts';
import { getConfig, getHealth, getOpenApi } from './product.ts';
import {
  calendarReflections,
  createReflection,
  getCurrentWindow,
  listReflections,
  updateReflection,
  weekReflections,
} from './reflections.ts';
import { getStats } from './stats.ts';
import { getSummary, listSummaries } from './summaries.ts';
import { syncUser } from './users.ts';

/** The whole HTTP API. A call that is not here does not exist. */
export const contract = {
  syncUser,
  getCurrentWindow,
  createReflection,
  updateReflection,
  listReflections,
  weekReflections,
  calendarReflections,
  getStats,
  listSummaries,
  getSummary,
  registerDevice,
  getHealth,
  getConfig,
  getOpenApi,
} as const;

export type Contract = typeof contract;
export type CallName = keyof Contract;
