/** The two kinds of reflection. The order is the order in which the product names them. */
export const REFLECTION_TYPES = ['evening', 'deep'] as const;

export type ReflectionType = (typeof REFLECTION_TYPES)[number];
