/**
 * Something is on its way to where it belongs: a menu that slides open. What runs for long is not waited for, nor for
 * another colour, nor for the knob of a switch that was touched.
 */
export function hasRunningTransition(touched: Element | undefined): boolean {
  return document.getAnimations().some((animation) => {
    if (isOfColour(animation) || isOfSwitch(animation, touched)) return false;
    const { endTime, progress } = animation.effect?.getComputedTiming() ?? {};
    const short = typeof endTime === 'number' && endTime <= LONGEST_TRANSITION;
    return short && animation.playState === 'running' && progress !== null && isFresh(animation);
  });
}

const LONGEST_TRANSITION = 600;

function isOfColour(animation: Animation): boolean {
  return animation instanceof CSSTransition && COLOURS.test(animation.transitionProperty);
}

const COLOURS = /color$|^(?:background|fill|stroke|box-shadow|text-shadow|outline.*)$/;

function isOfSwitch({ effect }: Animation, touched: Element | undefined): boolean {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  if (!target || !touched?.matches(SWITCHES)) return false;
  const drawn = [touched.closest('label') ?? touched, touched.nextElementSibling];
  return drawn.some((one) => one?.contains(target));
}

const SWITCHES = 'input[type=checkbox],input[type=radio],[role=switch],[role=checkbox],[role=radio]';

/** Begun after the action, or so: what was running before has nothing to do with it. */
function isFresh(animation: Animation): boolean {
  const now = document.timeline.currentTime;
  return (
    typeof now === 'number' && typeof animation.startTime === 'number' && now - animation.startTime < LONGEST_TRANSITION
  );
}
