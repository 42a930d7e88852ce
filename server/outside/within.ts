/** What `work` comes to, or null where it takes longer than `limitMs`; it goes on then, for others who wait for it. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, limitMs), null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
