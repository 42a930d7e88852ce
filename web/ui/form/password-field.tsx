import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { Field, type FieldProps } from './field.tsx';

/**
 * A password input with a button that shows the password. The button's label contains the name of the field, so that
 * two such buttons on a page have different labels.
 */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase().replace('confirm', 'repeated')}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
    />
  );
}
