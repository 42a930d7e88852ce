import { useLayoutEffect, useRef, useState } from 'react';

/** Return an element to render movable content into, with a portal. It exists before it has a place on the page. */
export function useMovable(): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  return element;
}

/** The place where the content is now. When another place takes over, the content moves there and keeps its state. */
export function MovablePlace({ content }: { content: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(content), [content]);
  return <div ref={place} />;
}
