import type { Listener, SessionEvent } from '../../events.ts';
import type { HttpCredentials } from '../options.ts';
import type { Tab } from '../tab.ts';

/**
 * Answers a server that asks for a login by HTTP. The browser's own prompt would block the page and cannot be seen by
 * anyone but a person; here it becomes an event, and is cancelled unless a login was configured for that very origin.
 */
export async function answerHttpLogins(
  tab: Tab,
  credentials: HttpCredentials | undefined,
  tell: Listener<SessionEvent>,
): Promise<void> {
  const cdp = await tab.cdp();
  const tried = new Set<string>();
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    cdp.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  cdp.on('Fetch.authRequired', ({ requestId, authChallenge: { source, origin, realm } }) => {
    // A proxy's question is answered by the driver, which was given the proxy's login.
    if (source === 'Proxy') {
      cdp.send('Fetch.continueWithAuth', { requestId, authChallengeResponse: { response: 'Default' } }).catch(() => {});
      return;
    }
    // Asked twice for one request: the login was wrong, and giving it again would go on for ever.
    const given = credentials !== undefined && credentials.origin === origin && !tried.has(requestId);
    tried.add(requestId);
    const { username, password } = credentials ?? { username: '', password: '' };
    const answer = given
      ? { response: 'ProvideCredentials' as const, username, password }
      : { response: 'CancelAuth' as const };
    tell({ type: 'login_asked', tab: tab.id, origin, realm, answer: given ? 'given' : 'cancelled' });
    cdp.send('Fetch.continueWithAuth', { requestId, authChallengeResponse: answer }).catch(() => {});
  });
  // Only what can raise a prompt passes through our hands: each request that does costs a round trip.
  const patterns = (['Document', 'XHR', 'Fetch'] as const).map((resourceType) => ({ urlPattern: '*', resourceType }));
  await cdp.send('Fetch.enable', { handleAuthRequests: true, patterns });
}
