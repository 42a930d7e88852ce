import { checkStates } from './support/state-accessibility.ts';

checkStates('second');
