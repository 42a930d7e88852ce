/** Return whether this device probably has a keyboard, because it has a mouse or a touchpad. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;
