import type { ApiTokens, Invites, SecurityEvents } from './tables/access.ts';
import type { ModelCalls, ModelSlots, ModelWeeks } from './tables/models.ts';
import type { Prompts, Reflections } from './tables/reflections.ts';
import type { Devices, PlannedMessages, Reminders } from './tables/reminders.ts';
import type { DueWeeks, Summaries, SummaryVersions, ThemeCorrections } from './tables/summaries.ts';
import type { Days, Erased, Identities, Traces, Users } from './tables/users.ts';

export type Schema = {
  'app.identities': Identities;
  'app.invites': Invites;
  'app.security_events': SecurityEvents;
  'app.api_tokens': ApiTokens;
  'app.users': Users;
  'app.days': Days;
  'app.prompts': Prompts;
  'app.reflections': Reflections;
  'app.summaries': Summaries;
  'app.summary_versions': SummaryVersions;
  'app.due_weeks': DueWeeks;
  'app.model_weeks': ModelWeeks;
  'app.model_slots': ModelSlots;
  'app.model_calls': ModelCalls;
  'app.theme_corrections': ThemeCorrections;
  'app.devices': Devices;
  'app.reminders': Reminders;
  'app.planned_messages': PlannedMessages;
  'app.erased': Erased;
  'app.traces': Traces;
};
