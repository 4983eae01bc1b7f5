import { pressesEnter } from '../acts.ts';
import { isConsentPage } from '../outgoing/oauth.ts';
import type { Rule } from '../rule.ts';

/** On a page where one site asks for rights on another, every button may be the one that gives them. */
export const authorises: Rule = ({ action, foresight: { target, submits }, url, speech: { asks } }) => {
  const isPressed = action.tool === 'click' || action.tool === 'click_at' || pressesEnter(action);
  if (!isPressed || !isConsentPage(url) || submits?.password) return undefined;
  if (action.tool === 'click' && target && target.role !== 'button') return undefined;
  const { origin, host, searchParams } = new URL(url);
  const asked = ['client_id', 'scope', 'redirect_uri'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}: ${value.slice(0, 300)}`];
  });
  return {
    kind: 'ask',
    commit: 'authorise',
    origin,
    what: asks.press(target?.name || undefined, host),
    because: asks.givesRights,
    details: asked,
  };
};
