import type { Handlers } from '../../http/handler.ts';
import { deleteReflection } from './delete-reflection.ts';
import { editReflection } from './edit-reflection.ts';
import { getCurrentWindow } from './get-current-window.ts';
import { listCalendar, listOnThisDay, listReflections, listWeek, listYear } from './list-reflections.ts';
import { readTonightsQuestion } from './read-tonights-question.ts';
import { markedDayView, reflectionView } from './reflection-view.ts';
import { searchReflections } from './search-reflections.ts';
import { submitReflection } from './submit-reflection.ts';
import { windowView } from './window-view.ts';

const revisionOf = (ifMatch: string | undefined) =>
  ifMatch === undefined ? undefined : Number(ifMatch.replaceAll('"', ''));

export const reflectionRoutes = {
  getCurrentWindow: async (deps, { person, body: { timezoneOffset, type, timeZone } }) => {
    const answer = await getCurrentWindow(deps, person.userId, {
      timezoneOffset,
      type,
      timeZone,
      device: person.device,
    });
    return { status: 200, body: windowView(answer) };
  },

  readTonightsQuestion: async (deps, { person, body: { timezoneOffset } }) => {
    const { localDate, prompt } = await readTonightsQuestion(deps, person.userId, {
      timezoneOffset,
      device: person.device,
    });
    return { status: 200, body: { localDate, prompt: prompt && { id: prompt.id, question: prompt.question } } };
  },

  createReflection: async (deps, { person, headers, body }) => {
    const { availableFrom, availableUntil, ...rest } = body;
    const { reflection, isNew } = await submitReflection(deps, person.userId, {
      ...rest,
      device: person.device,
      key: headers['idempotency-key'] ?? null,
      availableFromMs: Date.parse(availableFrom),
      availableUntilMs: Date.parse(availableUntil),
    });
    return { status: isNew ? 201 : 200, body: reflectionView(reflection) };
  },

  updateReflection: async (deps, { person, params, query, headers, body }) => {
    const reflection = await editReflection(deps, person.userId, {
      id: params.id,
      content: body.content,
      seenRevision: revisionOf(headers['if-match']),
      timezoneOffset: query.timezone,
      device: person.device,
    });
    return { status: 200, body: reflectionView(reflection) };
  },

  deleteReflection: async (deps, { person, params, headers }) => {
    await deleteReflection(deps, person, { id: params.id, seenRevision: revisionOf(headers['if-match']) });
    return { status: 200, body: { deleted: true } };
  },

  listReflections: async (deps, { person, query: { limit, before } }) => {
    const reflections = await listReflections(deps, person.userId, { limit, before });
    return { status: 200, body: reflections.map(reflectionView) };
  },

  weekReflections: async (deps, { person, query }) => {
    const reflections = await listWeek(deps, person.userId, query.weekStart);
    return { status: 200, body: reflections.map(reflectionView) };
  },

  calendarReflections: async (deps, { person, query }) => {
    const span = { startMs: Date.parse(query.start), endMs: Date.parse(query.end) };
    const reflections = await listCalendar(deps, person.userId, span);
    return { status: 200, body: reflections.map(reflectionView) };
  },

  searchReflections: async (deps, { person, body: { q, order = 'newest', before } }) => {
    const step = await searchReflections(deps, person.userId, { search: q, order, before });
    const reflections = step.reflections.map(reflectionView);
    if (step.before === null) return { status: 200, body: reflections };
    return { status: 206, body: { reflections, before: step.before } };
  },

  yearReflections: async (deps, { person, query: { year } }) => {
    const { days, deletedDays, ...years } = await listYear(deps, person.userId, year);
    const body = { year, days: days.map(markedDayView), ...years };
    return { status: 200, body: { ...body, ...(deletedDays.length > 0 && { deletedDays }) } };
  },

  onThisDay: async (deps, { person }) => {
    const reflections = await listOnThisDay(deps, person.userId);
    return { status: 200, body: reflections.map(reflectionView) };
  },
} satisfies Partial<Handlers>;
