import { queryOptions } from '@tanstack/react-query';
import type { TonightsQuestion } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { callApi, pathOf } from './api/api.ts';

/**
 * Query the prompt of this evening, but only when the user asks for it: the first request of a day assigns the prompt.
 */
export function tonightsQuestionQuery(localDay: Day, timezoneOffset: number) {
  return queryOptions({
    queryKey: [pathOf('readTonightsQuestion'), localDay, timezoneOffset],
    queryFn: ({ signal }): Promise<TonightsQuestion> =>
      callApi('readTonightsQuestion', { body: { timezoneOffset }, signal }),
    retry: false,
  });
}
