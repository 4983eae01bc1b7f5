import { lexicon } from './match.ts';

/** What stands for somebody. */
export const people = lexicon([[true, 'he|him|she|her|ему|ей|ним|нему']]);

/** What stands for where one is, or was sent. */
export const places = lexicon([[true, 'there|here|туда|там|сюда|здесь|тут']]);

/** What stands for several. */
export const severals = lexicon([
  [
    true,
    'it all|them all|all of it|the lot|их всех|все это|всё это|them|they|their|these|those|all of them|both of them|each of them|both|оба|обе|обоих|обеих|их|им|ими|них|они|их всех',
  ],
]);

/** What stands for something that was spoken of. */
export const pronouns = lexicon([
  [
    true,
    'it all|them all|all of it|the lot|все это|всё это|этой|этого|этих|этим|этому|he|she|they|он|она|оно|они|it|them|that one|this one|that|this|these|those|him|her|there|here|the same|both|оба|обе|обоих|обеих|both of them|all of them|each of them|его|ее|их|него|нее|них|ему|ей|им|ней|нем|ним|ними|туда|там|сюда|это|этот|эту|их всех|тот же|the result|результат|its|their|his|one|ones',
  ],
]);

/** What points at one thing, before the word for what it is: "that trip". */
export const pointing = lexicon([[true, 'that|this|этот|эту|тот|ту']]);

/** What is called by its name alone: nobody says "the city Porto" where "Porto" will do. */
export const calledByName = lexicon([
  [true, 'city|town|village|country|region|district|island|город~|стран~|регион~|район~|област~|остров~|поселок~'],
]);
