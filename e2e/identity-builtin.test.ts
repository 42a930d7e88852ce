import { openBuiltinWorld } from './support/builtin-world.ts';
import { identityJourney } from './support/identity-journey.ts';

identityJourney('builtin', openBuiltinWorld);
