import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './text-button.module.css';

type Props = { className: string | undefined; onClick: () => void; children: string };

/** A button that looks like underlined text. Its touch target may overlap the text around it. */
export function TextButton({ className, onClick, children }: Props) {
  return (
    <Button variant="quiet" className={classNames(styles['button'], className)} onClick={onClick}>
      <span>{children}</span>
    </Button>
  );
}
