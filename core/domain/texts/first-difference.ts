/**
 * Return the index of the first item that differs between two lists. Ignore white space around items, and compare at
 * most the first `most` items. Return `most` if all of these are equal.
 */
export function firstDifference(one: readonly string[], other: readonly string[], most: number): number {
  const index = one.slice(0, most).findIndex((word, at) => word.trim() !== other[at]?.trim());
  return index === -1 ? most : index;
}
