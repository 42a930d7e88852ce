import type { Handlers } from '../../http/handler.ts';
import { listEvents } from './event-store.ts';

export const securityRoutes = {
  listSecurityEvents: async ({ db }, { person }) => {
    const events = await db.readAsOwner(person.userId, (tx) => listEvents(tx, person.userId));
    return { status: 200, body: { events: events.map((event) => ({ ...event, at: event.at.toISOString() })) } };
  },
} satisfies Partial<Handlers>;
