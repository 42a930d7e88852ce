import { sessionEndings } from '../support/session-endings.ts';
import { openHostedWorld } from './hosted-world.ts';

sessionEndings('hosted', openHostedWorld);
