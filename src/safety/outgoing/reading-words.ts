/** Words of programs that look something up, and say so. */
const SEEKING = words(
  'search query queries find filter suggest autocomplete autosuggest typeahead lookup msearch facets facet aggregate aggregations explore discover browse',
);
/** Words that bring something, at the beginning of a name. They stand on other doors too, so they count for less. */
const BRINGING = words(
  'list get fetch read load reload refresh retrieve count feed timeline more view show preview validate describe estimate calculate compute availability suggestion suggestions batchget multiget',
);
/** The same at the end of one. */
const BROUGHT = words('list count feed timeline history preview availability suggestion suggestions');
/** Lists that people keep: who posts to them puts something in. */
const KEPT = words(
  'wish watch mailing wait waiting play guest do todo black white allow deny block bucket shopping reading',
);
/** What changes something, whatever else is said. */
const CHANGING = words(
  'delete remove destroy trash archive unarchive erase clear purge drop discard create insert add update upsert edit modify change replace save saved write set unset reset put patch send submit publish unpublish repost pay charge buy checkout cancel confirm approve accept reject decline deny revoke authorize authorise enable disable activate deactivate subscribe unsubscribe follow unfollow upload import attach register signup login signin logout signout move rename merge clone duplicate assign withdraw donate redeem start stop execute run trigger mark unmark pin unpin unstar block unblock mute unmute ban forward like unlike dislike upvote downvote rsvp apply reserve install uninstall enroll join hide unhide lock unlock restore recover placeorder',
);
/** Things as much as deeds: `/order/list` shows orders, `/order` makes one. */
const DEEDS_OR_THINGS = words(
  'order post comment message review book booking share report tweet issue reservation payment purchase transfer refund deposit session invite invitation reply note ticket mail email sms chat conversation reaction vote rate star claim sign grant leave store cart basket subscription transaction',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

export type Reading = 'seeks' | 'brings';

/** Whether the words of a name say that something is only looked up: `search`, `getOrder`, `product-lookup`. */
export function readingOf(name: readonly string[]): Reading | undefined {
  const [first = '', last = ''] = [name[0], name.at(-1)];
  if (hasChanging(name)) return undefined;
  // `searchAndOrder` does both.
  if (name.includes('and') && hasDeed(name)) return undefined;
  if (SEEKING.has(first) || SEEKING.has(last)) return 'seeks';
  if (BRINGING.has(first)) return 'brings';
  return BROUGHT.has(last) && !KEPT.has(name.at(-2) ?? '') ? 'brings' : undefined;
}

export function hasChanging(name: readonly string[]): boolean {
  return name.some((word) => CHANGING.has(word));
}

export function hasDeed(name: readonly string[]): boolean {
  return name.some((word) => CHANGING.has(word) || DEEDS_OR_THINGS.has(word));
}
