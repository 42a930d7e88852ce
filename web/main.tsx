import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/routes.ts';
import { setTokenSource, setUnauthorizedHandler } from './data/api.ts';
import { bridge } from './device/bridge.ts';
import { applyTextSize } from './device/text-size.ts';
import { createSession } from './features/session/session.ts';
import { chosenIdentity } from './identity/chosen-identity.ts';
import { syncUser } from './identity/sync-user.ts';

// Now and not by a preload in the page: there it would share the line with this script, and the first paint would come
// 0.4 s later on a slow phone. Until it is there the fallback face keeps every line where it is (ui/fonts.css).
void document.fonts.load('1rem Newsreader');

// Before anything is drawn: nothing jumps.
applyTextSize();

const session = createSession({ identityService: chosenIdentity, syncUser });
setTokenSource(session.tokens);
setUnauthorizedHandler(session.expire);
// The signed-in app leaves /auth at once, and with it the address's parameters.
const arrivedWith = window.location.search;
void session.start();
if (session.getState().status !== 'signed-out') preloadScreen(window.location.pathname);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App session={session} />);

// The mobile shell can wait for the first paint; the first paint cannot wait for the mobile shell.
void import('./app/start-device.ts').then(
  ({ startDevice }) => startDevice(session, arrivedWith),
  () => bridge.hideSplashScreen(),
);
