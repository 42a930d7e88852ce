import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prepareFirstScreen, prepareSignedOut } from './app/preload-screen.ts';
import { setTokenSource, setUnauthorizedHandler } from './data/api/api.ts';
import { afterPaint } from './device/after-paint.ts';
import { ownPath } from './device/base-path.ts';
import { bridge } from './device/bridge.ts';
import { readAppearance } from './device/ground.ts';
import { linkParameters } from './device/link-parameters.ts';
import { applyTextSize } from './device/text-size.ts';
import { createSession } from './features/session/session.ts';
import { chosenIdentity } from './identity/chosen-identity.ts';
import { syncUser } from './identity/sync-user.ts';
import { loadUntilDone, retryStylesheet } from './ui/lazy-part.tsx';

// Load the font here: a preload in index.html would compete with this script and delay the first paint by 0.4 s on a
// slow phone. Until the font is loaded, a fallback font with the same metrics is shown (ui/styles/fonts.css). Do not
// load the font for the share screen, because that screen first needs the fonts of its card.
if (!ownPath().startsWith('/share')) void document.fonts.load('1rem Newsreader');

// Vite loads each stylesheet only once, even if the part of the page that needs it is loaded again after a failure.
document.addEventListener('error', ({ target }) => void retryStylesheet(target), true);

// Apply the text size before the first paint: otherwise the page would move afterwards.
applyTextSize();

const session = createSession({ identityService: chosenIdentity, syncUser });
setTokenSource(session.tokens);
setUnauthorizedHandler(session.expire);
// Read the link's parameters now: the signed-in app redirects from /auth, which drops them.
const initialLink = linkParameters();
void session.start();

async function render(root: HTMLElement): Promise<void> {
  // Only users who chose their colours need this module, and they need it before the first paint. If it cannot be
  // loaded, the page has the device's colours.
  if (readAppearance() !== 'device') await import('./device/appearance.ts').catch(() => 0);
  const { identity } = session.getState();
  await (identity ? prepareFirstScreen(ownPath(), identity.uid) : prepareSignedOut());
  createRoot(root).render(<App session={session} />);
  // This code can wait until after the first paint.
  await afterPaint();
  const { startDevice } = await loadUntilDone(() => import('./app/start-device.ts'));
  // Start in a task of its own: together with the evaluation of its modules, it would block a slow phone for 60 ms.
  await new Promise((resolve) => setTimeout(resolve));
  startDevice(session, initialLink);
}

const root = document.getElementById('root');
if (root) void render(root).catch(() => bridge.hideSplashScreen());
