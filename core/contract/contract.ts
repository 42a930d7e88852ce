import type { Entry } from './base/entry.ts';
import type { CallName } from './base/paths.ts';
import { forgetDevice, registerDevice, subscribeDevice } from './devices.ts';
import { getHelpLines } from './help-lines.ts';
import { checkInvite } from './invites.ts';
import { changeAccount, countAccounts, createInvite, listAccounts, listInvites, revokeInvite } from './operator.ts';
import { getPreferences, updatePreferences } from './preferences.ts';
import { getConfig, getHealth, getOpenApi } from './product.ts';
import {
  calendarReflections,
  createReflection,
  deleteReflection,
  getCurrentWindow,
  listReflections,
  onThisDay,
  readTonightsQuestion,
  searchReflections,
  updateReflection,
  weekReflections,
  yearReflections,
} from './reflections.ts';
import { listSecurityEvents } from './security.ts';
import { getStats, getStreak } from './stats.ts';
import {
  chooseSummaryVersion,
  createSummaryVersion,
  getSummary,
  listRewrittenWeeks,
  listSummaries,
  listSummaryVersions,
  takeBuiltinWords,
} from './summaries.ts';
import { correctTheme, listThemeCorrections, takeBackCorrection } from './themes.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';
import { syncUser } from './users.ts';
import {
  deleteAccount,
  exportData,
  getYourData,
  importData,
  listImports,
  previewImport,
  removeImport,
} from './your-data.ts';

export const contract = {
  syncUser,
  getPreferences,
  updatePreferences,
  getCurrentWindow,
  readTonightsQuestion,
  createReflection,
  updateReflection,
  deleteReflection,
  listReflections,
  weekReflections,
  calendarReflections,
  searchReflections,
  yearReflections,
  onThisDay,
  getStats,
  getStreak,
  listSummaries,
  listRewrittenWeeks,
  getSummary,
  listSummaryVersions,
  createSummaryVersion,
  chooseSummaryVersion,
  takeBuiltinWords,
  listThemeCorrections,
  correctTheme,
  takeBackCorrection,
  registerDevice,
  subscribeDevice,
  forgetDevice,
  getYourData,
  exportData,
  previewImport,
  importData,
  listImports,
  removeImport,
  deleteAccount,
  listSecurityEvents,
  listTokens,
  createToken,
  revokeToken,
  checkInvite,
  listAccounts,
  changeAccount,
  listInvites,
  createInvite,
  revokeInvite,
  countAccounts,
  getHelpLines,
  getHealth,
  getConfig,
  getOpenApi,
} as const satisfies Readonly<Record<CallName, Entry>>;

export type Contract = typeof contract;
