/**
 * Run a task that measures an element as soon as the element has a height: in a closed dialog, every size is 0. Return
 * a stop function.
 */
export function onceShown(element: HTMLElement, task: () => void): () => void {
  const hasLayout = () => element.offsetHeight > 0;
  if (hasLayout()) {
    task();
    return () => undefined;
  }
  const observer = new ResizeObserver(() => {
    if (!hasLayout()) return;
    observer.disconnect();
    task();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
