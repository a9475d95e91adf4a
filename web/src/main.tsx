import '@fontsource-variable/cinzel';
import '@fontsource-variable/source-sans-3';
import '@fontsource/im-fell-english';
import '@fontsource/im-fell-english/400-italic.css';
import './style/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings } from './app/settings.ts';
import { toast } from './app/toasts.ts';
import { warmUp } from './app/warm.ts';
import { locale, say } from './messages/say.ts';

applySettings();
document.documentElement.lang = locale === 'en' ? 'en' : 'en-x-pseudo';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(<App />);
if (/^#?\/?$/.test(location.hash)) warmUp();

/** Not on the first visit, when everything is new. */
function tellOfUpdate({ installing }: ServiceWorkerRegistration): void {
  if (!navigator.serviceWorker.controller) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') toast(say('update.ready'));
  });
}

// Once loaded, the app works without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Where the browser keeps no workers (private windows, blocked storage) there is no registration.
    navigator.serviceWorker.register('./sw.js').then(
      (registration?: ServiceWorkerRegistration) =>
        registration?.addEventListener('updatefound', () => tellOfUpdate(registration)),
      () => undefined,
    );
  });
}
