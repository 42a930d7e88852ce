import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import type { Migration } from '../migration.ts';
import { deepPrompts, eveningPrompts } from '../prompts/prompt-texts.ts';

const typeDigits = { evening: '0000000e', deep: '0000000d' } as const;

/** Return a prompt's id: a UUID (version 8) that contains type and position. It is the same on every installation. */
export const promptId = (type: ReflectionType, position: number): string =>
  `${typeDigits[type]}-0000-8000-8000-${position.toString(16).padStart(12, '0')}`;

const rowsOf = (type: ReflectionType, questions: readonly string[]) =>
  questions.map((question, position) => ({ id: promptId(type, position), type, position, question }));

export const prompts: Migration = {
  name: '0002-prompts',
  up: async (tx) => {
    await tx
      .insertInto('app.prompts')
      .values([...rowsOf('evening', eveningPrompts), ...rowsOf('deep', deepPrompts)])
      .execute();
  },
};
