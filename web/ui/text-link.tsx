import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './styles/class-names.ts';
import styles from './text-link.module.css';

type TextLinkProps = {
  href: string;
  className?: string | undefined;
  'aria-label'?: string;
  /** Stored as the state of the new history entry. */
  state?: object;
  onClick?: () => void;
  children: ReactNode;
};

export function TextLink({ href, className, children, ...rest }: TextLinkProps) {
  return (
    <Link href={href} className={classNames(styles['link'], className)} {...rest}>
      {children}
    </Link>
  );
}
