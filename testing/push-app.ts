import type { Config } from '../core/contract/product.ts';
import { planReminders } from '../server/features/devices/plan-reminders.ts';
import { sendMessagesJob } from '../server/features/devices/send-due-messages.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { fixedClock } from './fixed-clock.ts';
import { type BrowserSubscription, type PushService, pushService } from './push-service.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestUser, type TestUser } from './test-user.ts';

type Planned = { readonly day: string; readonly kind: string; readonly due: string; readonly until: string };

export type PushApp = {
  readonly app: TestApp;
  readonly service: PushService;
  /** Create a user with a subscribed browser. `offset` is in minutes, by default UTC+2. */
  readonly subscriber: (offset?: number) => Promise<TestUser & { readonly browser: BrowserSubscription }>;
  /** Return the planned messages of a user, in the order in which they are due. */
  readonly planned: (person: TestUser) => Promise<Planned[]>;
  /** Plan and send the messages that are due at this instant. Return the kinds of the delivered messages. */
  readonly tick: (instant?: string | number) => Promise<string[]>;
  readonly stop: () => Promise<void>;
};

/** Start the test app with a fake push service, which accepts only correctly signed and encrypted messages. */
export async function createPushApp(start: string): Promise<PushApp> {
  const clock = fixedClock(start);
  let key = '';
  const service = await pushService(() => key, clock.now);
  const app = await createTestApp({ clock, config: { pushServices: [service.origin] } });
  key = ((await app.call('GET', '/api/config')).body as Config).pushKey;
  return {
    app,
    service,
    subscriber: async (offset = -120) => {
      const person = await createTestUser(app, { offset });
      const browser = service.subscribe();
      await person.ask();
      const { status } = await person.post('/api/notifications/subscriptions', browser);
      if (status !== 200) throw new Error(`The server refused with ${status}`);
      return { ...person, browser };
    },
    planned: (person) =>
      app.database.query<Planned>(
        `select m.day::text as day, m.kind, to_char(m.due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as due,
           to_char(m.until_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as until
         from app.planned_messages m join app.identities i using (user_id) where i.subject = $1 order by m.due_at`,
        [person.subject],
      ),
    tick: async (instant) => {
      if (instant !== undefined) clock.set(instant);
      const before = service.arrived.length;
      await planReminders(app.deps);
      await runDue(sendMessagesJob, app.deps);
      return service.arrived.slice(before).map(({ payload }) => String(payload['kind']));
    },
    stop: async () => {
      await app.stop();
      await service.close();
    },
  };
}
