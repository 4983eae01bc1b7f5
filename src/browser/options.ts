import type { Config } from '../config/settings.ts';

/** What a session needs to know; the configuration fills it, a library user may write it by hand. */
export interface SessionOptions {
  /** Path of the browser program; found by itself when left out. */
  browser?: string | undefined;
  /** Attach to a running browser at this `ws://` or `http://` debugging address instead of starting one. */
  cdp?: string | undefined;
  /** `auto`: visible where there is a display. `shell`: without a window, in the browser that can have none. */
  headless?: 'auto' | 'yes' | 'no' | 'shell' | undefined;
  /** Folder of the persistent profile: logins live here from run to run. */
  profileFolder: string;
  /** `auto`: on wherever the system can have it. */
  sandbox?: 'auto' | 'on' | 'off' | undefined;
  /** Left out, the browser uses what the system says; `none` uses no proxy at all. */
  proxy?: ProxyOptions | 'none' | undefined;
  /** Switches that leave a launched browser one way out, through a proxy that knows the policy; then `proxy` is for that one to use. */
  guardFlags?: readonly string[] | undefined;
  locale?: string | undefined;
  timezone?: string | undefined;
  /** `window`: the page is as large as the window that shows it. */
  viewport?: { width: number; height: number } | 'window' | undefined;
  /** A device that Playwright knows by name, such as `Pixel 7`. */
  device?: string | undefined;
  /** Granted to every site; all others are denied. */
  permissions?: readonly string[] | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Cookies and local storage to begin with, from a file that `saveStorageState` wrote. */
  storageState?: string | undefined;
  /** Where cookies and local storage are written when the session closes. */
  saveStorageState?: string | undefined;
  /** Answer to a site's HTTP login, for that one origin only. */
  httpCredentials?: HttpCredentials | undefined;
  /** Let pages declare tools for agents (WebMCP), where the browser can; on unless it is switched off. */
  pageTools?: boolean | undefined;
  /** The quarantine folder for downloads. */
  downloads: string;
  /** Milliseconds that any single call to the browser may take. */
  deadline?: number | undefined;
}

export interface ProxyOptions {
  server: string;
  username?: string | undefined;
  password?: string | undefined;
  bypass?: string | undefined;
}

export interface HttpCredentials {
  origin: string;
  username: string;
  password: string;
}

export const DEFAULT_DEADLINE = 15_000;

/** The part of the configuration that a session needs. */
export function sessionOptions(config: Config): SessionOptions {
  const { proxy, proxyBypass } = config;
  const bypass = proxyBypass.length === 0 ? undefined : proxyBypass.join(',');
  const { browser, cdp, headless, profileFolder, sandbox, locale, timezone, viewport, device } = config;
  const { permissions, headers, storageState, saveStorageState, httpCredentials, downloads, deadline } = config;
  return {
    browser,
    cdp,
    headless,
    profileFolder,
    sandbox,
    locale,
    timezone,
    viewport,
    device,
    permissions,
    headers,
    storageState,
    saveStorageState,
    httpCredentials,
    downloads,
    deadline,
    pageTools: config.pageTools === 'on',
    proxy: proxy === undefined || proxy === 'none' ? proxy : { ...proxy, bypass },
  };
}

/** What a browser that belongs to its user keeps as it is, whatever was configured. */
export function ignoredWhenAttached(options: SessionOptions): string[] {
  const { proxy, locale, timezone, viewport, device, storageState, permissions = [], headers = {} } = options;
  const given = { proxy, locale, timezone, viewport, device, storageState };
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (permissions.length > 0) names.push('permissions');
  if (Object.keys(headers).length > 0) names.push('headers');
  return names.length === 0 ? [] : [`These settings hold only for a browser that we start: ${names.join(', ')}.`];
}
