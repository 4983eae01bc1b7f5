import { networkInterfaces } from 'node:os';
import { maskUrl } from '../../config/kinds.ts';
import { shown } from '../../config/load.ts';
import { type Check, failure, ok, warning } from './check.ts';
import { askJson, canConnect } from './reach.ts';

const PATIENCE = 2_000;

/** Only what was configured is contacted: a look at the machine must not be seen by any site. */
export const network: Check = {
  name: 'network',
  title: 'Network',
  async look({ config }, signal) {
    const connected = Object.values(networkInterfaces()).some((addresses) =>
      addresses?.some(({ internal }) => !internal),
    );
    const proxy = shown('proxy', config.proxy);
    const facts = { connected, proxy: proxy ?? null, cdp: config.cdp === undefined ? null : maskUrl(config.cdp) };

    if (config.cdp !== undefined && !(await browserAnswers(new URL(config.cdp), signal)))
      return failure(
        `No browser answers at ${maskUrl(config.cdp)}.`,
        'Start it with --remote-debugging-port, or correct --cdp (LOTSMAN_CDP).',
        facts,
      );
    if (config.proxy !== undefined && config.proxy !== 'none') {
      const { hostname, port, protocol } = new URL(config.proxy.server);
      if (!(await canConnect(unbracketed(hostname), Number(port) || usualPort(protocol), PATIENCE, signal)))
        return failure(
          `The proxy ${proxy} does not answer.`,
          'Correct it with --proxy (LOTSMAN_PROXY, HTTPS_PROXY), or use none.',
          facts,
        );
    }
    if (!connected)
      return warning(
        'This machine is connected to nothing but itself.',
        'Connect it; the practice sites work without.',
        facts,
      );
    const through = proxy === undefined || proxy === 'none' ? 'no proxy' : `the proxy ${proxy} answers`;
    const attached = config.cdp === undefined ? '' : `, the browser at ${maskUrl(config.cdp)} answers`;
    return ok(`Connected, ${through}${attached}; no site was contacted.`, facts);
  },
};

async function browserAnswers(address: URL, signal: AbortSignal): Promise<boolean> {
  if (address.protocol.startsWith('http'))
    return (await askJson(new URL('/json/version', address), PATIENCE, signal)) !== undefined;
  return canConnect(
    unbracketed(address.hostname),
    Number(address.port) || usualPort(address.protocol),
    PATIENCE,
    signal,
  );
}

function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function usualPort(protocol: string): number {
  return { 'https:': 443, 'wss:': 443, 'socks4:': 1080, 'socks5:': 1080 }[protocol] ?? 80;
}
