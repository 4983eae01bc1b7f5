/** Written into every file of ours ("LOTS"), so that a database of another program is not taken for one. */
export const APPLICATION = 0x4c_4f_54_53;

/**
 * How a file came to be what it is: each entry takes it one version further, and `user_version` says how many it has
 * seen. What was released is never edited; a change is a new entry at the end.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE runs (
    id TEXT PRIMARY KEY,
    task TEXT NOT NULL,
    options TEXT NOT NULL,
    status TEXT NOT NULL,
    result TEXT,
    started_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX runs_by_start ON runs (started_at);

  CREATE TABLE events (
    run_id TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    at TEXT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (run_id, sequence)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE journal (
    place INTEGER PRIMARY KEY,
    run_id TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    step INTEGER NOT NULL,
    action TEXT NOT NULL,
    intended_at TEXT NOT NULL,
    outcome TEXT,
    settled_at TEXT,
    UNIQUE (run_id, key)
  ) STRICT;

  CREATE TABLE answers (
    run_id TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    question_id TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (run_id, question_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE leases (
    run_id TEXT PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
    token TEXT NOT NULL,
    pid INTEGER NOT NULL,
    host TEXT NOT NULL,
    at TEXT NOT NULL,
    -- What tells this process from a later one with the same number, where the system says.
    mark TEXT,
    beat_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE checkpoints (
    thread_id TEXT NOT NULL,
    namespace TEXT NOT NULL,
    checkpoint_id TEXT NOT NULL,
    parent_id TEXT,
    type TEXT NOT NULL,
    checkpoint BLOB NOT NULL,
    metadata_type TEXT NOT NULL,
    metadata BLOB NOT NULL,
    -- { channel: version }, both texts: where the values of this checkpoint lie in channel_values.
    channel_versions TEXT NOT NULL,
    PRIMARY KEY (thread_id, namespace, checkpoint_id)
  ) STRICT;

  CREATE TABLE channel_values (
    thread_id TEXT NOT NULL,
    namespace TEXT NOT NULL,
    channel TEXT NOT NULL,
    version TEXT NOT NULL,
    type TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (thread_id, namespace, channel, version)
  ) STRICT;

  CREATE TABLE checkpoint_writes (
    thread_id TEXT NOT NULL,
    namespace TEXT NOT NULL,
    checkpoint_id TEXT NOT NULL,
    task_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    channel TEXT NOT NULL,
    type TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (thread_id, namespace, checkpoint_id, task_id, place)
  ) STRICT;
  `,
  `
  CREATE TABLE grants (
    id TEXT PRIMARY KEY,
    effect TEXT NOT NULL,
    origin TEXT NOT NULL,
    given_at TEXT NOT NULL,
    run_id TEXT NOT NULL,
    uses INTEGER NOT NULL,
    used_at TEXT,
    UNIQUE (effect, origin)
  ) STRICT;
  `,
  `
  ALTER TABLE grants RENAME TO grants_before;
  CREATE TABLE grants (
    id TEXT PRIMARY KEY,
    effect TEXT NOT NULL,
    origin TEXT NOT NULL,
    -- What it is limited to, as JSON.
    terms TEXT NOT NULL,
    given_at TEXT NOT NULL,
    run_id TEXT NOT NULL,
    uses INTEGER NOT NULL,
    used_at TEXT,
    UNIQUE (effect, origin, terms)
  ) STRICT;
  INSERT INTO grants SELECT id, effect, origin, '{}', given_at, run_id, uses, used_at FROM grants_before;
  DROP TABLE grants_before;
  `,
];
