import type { Migration } from '../migration.ts';
import { people } from './0001-people.ts';
import { prompts } from './0002-prompts.ts';
import { extraTime } from './0003-extra-time.ts';
import { summaryVersionsMigration } from './0004-summary-versions.ts';
import { modelCallsAge } from './0005-model-calls-age.ts';
import { pushDevices } from './0006-push-devices.ts';
import { modelOutages } from './0007-model-outages.ts';
import { reminders } from './0008-reminders.ts';
import { yourData } from './0009-your-data.ts';
import { deepChain } from './0010-deep-chain.ts';
import { messagesTogether } from './0011-messages-together.ts';
import { erasing } from './0012-erasing.ts';
import { noDeepChain } from './0013-no-deep-chain.ts';
import { jobsInTables } from './0014-jobs-in-tables.ts';
import { deletion } from './0015-deletion.ts';
import { journalSize } from './0016-journal-size.ts';
import { sessionDigests } from './0017-session-digests.ts';
import { themeCorrections } from './0018-theme-corrections.ts';
import { modelUnchosen } from './0019-model-unchosen.ts';
import { earlierTitles } from './0020-earlier-titles.ts';
import { operators } from './0024-operators.ts';
import { securityEvents } from './0025-security-events.ts';
import { plainPolicies } from './0027-plain-policies.ts';
import { apiTokens } from './0031-api-tokens.ts';
import { importSources } from './0032-import-sources.ts';
import { unopenedAccounts } from './0033-unopened-accounts.ts';
import { erasedRequests } from './0034-erased-requests.ts';
import { openedWeek } from './0035-opened-week.ts';
import { plainFiles } from './0036-plain-files.ts';
import { importTimes } from './0037-import-times.ts';

export const migrations: readonly Migration[] = [
  people,
  prompts,
  extraTime,
  summaryVersionsMigration,
  modelCallsAge,
  pushDevices,
  modelOutages,
  reminders,
  yourData,
  deepChain,
  messagesTogether,
  erasing,
  noDeepChain,
  jobsInTables,
  deletion,
  journalSize,
  sessionDigests,
  themeCorrections,
  modelUnchosen,
  earlierTitles,
  operators,
  securityEvents,
  plainPolicies,
  apiTokens,
  importSources,
  unopenedAccounts,
  erasedRequests,
  openedWeek,
  plainFiles,
  importTimes,
];
