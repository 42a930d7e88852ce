/** Return whether a key was pressed with Alt, Ctrl or Meta. It then belongs to the browser, as Alt+Left (Back) does. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  altKey || ctrlKey || metaKey;
