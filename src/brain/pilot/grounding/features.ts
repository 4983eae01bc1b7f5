import type { Phrase } from '../goal.ts';
import { type Called, calledAs } from './called.ts';
import { likeFit } from './like-fit.ts';
import type { Needs } from './needs.ts';
import { relationFit } from './relation-fit.ts';
import { deedFit, kindFit } from './role-fit.ts';
import type { Place, Scene } from './scene.ts';
import { offers, valueFit } from './value-fit.ts';

/** What speaks for and against a control, each −1…1. Their weights are in weights.ts. */
export interface Features {
  said: number;
  precise: number;
  same: number;
  near: number;
  around: number;
  role: number;
  kind: number;
  place: number;
  value: number;
  /** The value is exactly one of its options. */
  offers: number;
  /** Nearly all that was said was found, in its name or around it: half of it is much less than half as good. */
  whole: number;
  /** Called so and fit for the deed, both at once. */
  both: number;
  /** Called so and standing where it should. */
  there: number;
  disabled: number;
  covered: number;
  fixed: number;
  foot: number;
  top: number;
}

export interface Judged {
  features: Features;
  called: Called;
}

/** A role that fits a deed at least so well can do it. */
const ABLE = 0.5;

export function featuresOf(phrase: Phrase, place: Place, scene: Scene, needs: Needs): Judged {
  const { control, landmarks } = place;
  const called = calledAs(phrase, place, needs);
  const role = deedFit(needs.to, control);
  // Being called so speaks for what can do the deed; a link is not written into, whatever its name.
  const able = Math.min(1, role / ABLE);
  const stands = (phrase.place ? relationFit(phrase.place, place, scene) : 1) * likeFit(phrase.like ?? [], place);
  const total = Math.min(1, called.said + 0.8 * called.near + 0.5 * called.around);
  const features: Features = {
    said: called.said * able,
    precise: called.precise * called.said * able,
    same: called.same * able,
    near: called.near * able,
    around: called.around * able,
    role,
    kind: phrase.kind === undefined ? 1 : kindFit(phrase.kind, place),
    place: stands,
    value: needs.value === undefined ? 0 : valueFit(needs.value, place),
    offers: Number(needs.value !== undefined && offers(needs.value, place)),
    whole: Math.min(1, Math.max(0, (total - 0.5) / 0.35)) * able,
    both: total * role,
    there: total * stands * able,
    disabled: Number(control.states.includes('disabled')),
    covered: Number(control.coveredBy !== undefined),
    fixed: Number(needs.to === 'write' && control.states.includes('read-only')),
    foot: Number(landmarks.some((landmark) => landmark.role === 'contentinfo')),
    top: Number(landmarks.some(({ role: around }) => around === 'dialog' || around === 'alertdialog')),
  };
  return { features, called };
}
