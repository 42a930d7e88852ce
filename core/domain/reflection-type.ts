/** In display order. */
export const REFLECTION_TYPES = ['evening', 'deep'] as const;

export type ReflectionType = (typeof REFLECTION_TYPES)[number];
