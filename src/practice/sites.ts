import { doors } from './doors/site.ts';
import { food } from './food/site.ts';
import { forum } from './forum/site.ts';
import { gallery } from './gallery/site.ts';
import { jobs } from './jobs/site.ts';
import { mail } from './mail/site.ts';
import { market } from './market/site.ts';
import { office } from './office/site.ts';
import type { Site } from './site.ts';
import { storm } from './storm/site.ts';
import { travel } from './travel/site.ts';

/** All practice sites, in the order in which they are listed. */
export const sites: readonly Site[] = [mail, food, jobs, travel, office, forum, doors, gallery, storm, market];
