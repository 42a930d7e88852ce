import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './styles/class-names.ts';
import styles from './text-link.module.css';

type TextLinkProps = {
  href: string;
  className?: string | undefined;
  'aria-label'?: string;
  /** Stored as the state of the new history entry. */
  state?: object;
  /** Replace the history entry. A link in a dialog must, because the dialog has pushed an entry of its own. */
  replace?: boolean;
  /** Call `preventDefault` to stay on this page. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

export function TextLink({ href, className, children, ...rest }: TextLinkProps) {
  return (
    <Link href={href} className={classNames(styles['link'], className)} {...rest}>
      {children}
    </Link>
  );
}
