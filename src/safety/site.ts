import { isIP } from 'node:net';

/** Names below which everybody can have a site of their own. */
const SHARED = new Set(
  'github.io gitlab.io netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com onrender.com fly.dev appspot.com run.app blogspot.com wordpress.com cloudfront.net amazonaws.com azurewebsites.net windows.net myshopify.com wixsite.com weebly.com tumblr.com ngrok.io ngrok.app ngrok-free.app repl.co glitch.me surge.sh'.split(
    ' ',
  ),
);
const SECOND = new Set('co com org net edu gov ac go or ne mil gob nom'.split(' '));

/** Whose site an address is, roughly: the last two names of its host. On this machine every port is a site of its own. */
export function siteOf(address: string): string {
  const url = URL.parse(address);
  if (!url || url.hostname === '') return '';
  const host = url.hostname.replace(/\.$/, '');
  const isLocal = isIP(host) !== 0 || host.startsWith('[') || host === 'localhost' || host.endsWith('.localhost');
  if (isLocal) return url.host;
  const names = host.split('.');
  const pair = names.slice(-2).join('.');
  const isWide = SHARED.has(pair) || (names.at(-1)?.length === 2 && SECOND.has(names.at(-2) ?? ''));
  return isWide ? names.slice(-3).join('.') : pair;
}

export function isSameSite(one: string, other: string): boolean {
  const site = siteOf(one);
  return site !== '' && site === siteOf(other);
}
