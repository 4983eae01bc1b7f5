import { test } from 'vitest';
import { forThisFile } from '../for-this-file.ts';
import { cases } from './cases.ts';
import { openWorld } from './world.ts';

const [world] = await forThisFile(openWorld());

/** Some open several browsers' worth of sites one after another, and the machine may be busy. */
const LONGEST = 90_000;

for (const { id, title, run } of cases.filter(({ fast }) => fast)) test(`${id}: ${title}`, () => run(world), LONGEST);
