import type { RoomHandlers } from '../http/app.ts';
import { deviceRoutes } from './devices/routes.ts';
import { inviteRoutes } from './invites/routes.ts';
import { operatorRoutes } from './operators/routes.ts';
import { reflectionRoutes } from './reflections/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { summaryRoutes } from './summaries/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { userRoutes } from './users/routes.ts';
import { yourDataRoutes } from './your-data/routes.ts';

/** The handlers of all API calls. A missing handler is a compile error. */
export const handlers: RoomHandlers = {
  ...inviteRoutes,
  ...operatorRoutes,
  ...securityRoutes,
  ...tokenRoutes,
  ...userRoutes,
  ...yourDataRoutes,
  ...reflectionRoutes,
  ...statsRoutes,
  ...summaryRoutes,
  ...deviceRoutes,
};
