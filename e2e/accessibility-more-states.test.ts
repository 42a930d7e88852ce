import { lookAtStates } from './support/axe-states.ts';

lookAtStates('second');
