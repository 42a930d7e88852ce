import { useSession } from '../../features/session/use-session.ts';

/** Return the label of the button that leaves a panel. It leads a signed-in user back to the product. */
export const useBackLabel = () => (useSession().status === 'signed-in' ? 'Back' : 'Back to Sign In');
