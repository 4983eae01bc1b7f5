import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';

const CHANGES =
  /(?:^|;)\s*(?:with\s[^;]*\)\s*)?(?:insert\s+(?:into|data|or)|replace\s+into|merge\s+into|update\s+\S+\s+set|delete\s+(?:from|data|where)|(?:create|alter|drop|truncate)\s+(?:or\s+replace\s+)?(?:temp\w*\s+|unique\s+|materialized\s+)?(?:table|database|schema|index|view|user|role|function|procedure|trigger|type|graph|keyspace|collection)|(?:grant|revoke)\s.{1,200}?\son\s.{1,200}?\s(?:to|from)\s)/is;
const BEGINS =
  /^\s*(?:insert|update|delete|drop|alter|create|truncate|grant|revoke|merge|replace|call|exec|execute|set)\b/i;
const NAMES = new Set('sql statement stmt statements script cypher sparql'.split(' '));

/** A question to a database that is none: it changes what is there. */
export function changesDatabase({ name, value }: Field): boolean {
  const isForIt = nameWords(lastName(name)).some((word) => NAMES.has(word));
  return (isForIt && BEGINS.test(value)) || CHANGES.test(value.slice(0, 20_000));
}
