import { queryOptions } from '@tanstack/react-query';
import type { TonightsQuestion } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { callApi, pathOf } from './api/api.ts';

/** Query the prompt of today's evening, which the server gives to the day with the first request. Ask only on request. */
export function tonightsQuestionQuery(localDay: Day, timezoneOffset: number) {
  return queryOptions({
    queryKey: [pathOf('readTonightsQuestion'), localDay, timezoneOffset],
    queryFn: ({ signal }): Promise<TonightsQuestion> =>
      callApi('readTonightsQuestion', { body: { timezoneOffset }, signal }),
    retry: false,
  });
}
