import { catalogue } from './catalogue.ts';
import { counting } from './counting.ts';
import { desk } from './desk.ts';
import { good } from './good.ts';
import { letter } from './letter.ts';
import { look } from './look.ts';

counting();
look();
catalogue();
good();
desk();
letter();
