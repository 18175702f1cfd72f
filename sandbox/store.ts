import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Fields } from './form.ts'

/** Anything that the sandbox keeps by an id: as the API shows it, and what only the sandbox knows of it. */
export type Stored<Body extends object = Record<string, unknown>> = {
  id: string
  body: Body
  hidden: Fields
}

export type Delivery = {
  id: number
  eventId: string
  /** In milliseconds, by the real clock: networks know no other. */
  dueAt: number
  tries: number
}

export type Store = ReturnType<typeof openStore>

/** What the sandbox knows, in one file of this folder: what it has answered is still there after a kill. */
export function openStore(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(join(folder, 'sandbox.sqlite'))
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists object (
      id text primary key, kind text not null, number integer not null, body text not null, hidden text not null
    ) strict;
    create index if not exists object_kind on object (kind, number);
    create table if not exists answer (key text primary key, hash text not null, status integer not null, body text not null) strict;
    create table if not exists delivery (
      id integer primary key, event_id text not null, due_at integer not null, tries integer not null default 0
    ) strict;
    create table if not exists setting (name text primary key, value text not null) strict;
  `)
  const statements = {
    find: db.prepare('select id, body, hidden from object where id = ?'),
    list: db.prepare(
      'select id, body, hidden from object where kind = ? and number < ? order by number desc limit ?',
    ),
    numberOf: db.prepare('select number from object where id = ?'),
    put: db.prepare(`
      insert into object (id, kind, number, body, hidden)
      values (?, ?, (select coalesce(max(number), 0) + 1 from object), ?, ?)
      on conflict (id) do update set body = excluded.body, hidden = excluded.hidden`),
    answer: db.prepare('select hash, status, body from answer where key = ?'),
    keep: db.prepare('insert into answer (key, hash, status, body) values (?, ?, ?, ?)'),
    deliver: db.prepare('insert into delivery (event_id, due_at) values (?, ?)'),
    due: db.prepare(
      'select id, event_id, due_at, tries from delivery where due_at <= ? order by due_at, id',
    ),
    again: db.prepare('update delivery set due_at = ?, tries = tries + 1 where id = ?'),
    done: db.prepare('delete from delivery where id = ?'),
    setting: db.prepare('select value from setting where name = ?'),
    set: db.prepare(
      'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    ),
  }
  const read = (row: Record<string, unknown> | undefined): Stored | undefined =>
    row && {
      id: String(row.id),
      body: JSON.parse(String(row.body)),
      hidden: JSON.parse(String(row.hidden)),
    }
  return {
    /** All that it writes stands, or none of it. */
    transaction<Answer>(work: () => Answer): Answer {
      db.exec('begin immediate')
      try {
        const answer = work()
        db.exec('commit')
        return answer
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    find: (id: string) => read(statements.find.get(id)),
    /** The newest first; those before `after`, where it is given. */
    list(kind: string, limit: number, after?: string): Stored[] {
      const from = after === undefined ? undefined : statements.numberOf.get(after)
      const number = from ? Number(from.number) : Number.MAX_SAFE_INTEGER
      return statements.list.all(kind, number, limit).map((row) => read(row)!)
    },
    put(kind: string, { id, body, hidden }: Stored<object>): void {
      statements.put.run(id, kind, JSON.stringify(body), JSON.stringify(hidden))
    },
    /** What was answered under an idempotency key. */
    answer(key: string): { hash: string; status: number; body: string } | undefined {
      const row = statements.answer.get(key)
      return row && { hash: String(row.hash), status: Number(row.status), body: String(row.body) }
    },
    keepAnswer(key: string, hash: string, status: number, body: string): void {
      statements.keep.run(key, hash, status, body)
    },
    deliver(eventId: string, dueAt: number): void {
      statements.deliver.run(eventId, dueAt)
    },
    due: (at: number): Delivery[] =>
      statements.due.all(at).map((row) => ({
        id: Number(row.id),
        eventId: String(row.event_id),
        dueAt: Number(row.due_at),
        tries: Number(row.tries),
      })),
    deliverAgain(id: number, dueAt: number): void {
      statements.again.run(dueAt, id)
    },
    delivered(id: number): void {
      statements.done.run(id)
    },
    setting: (name: string) => statements.setting.get(name)?.value as string | undefined,
    set(name: string, value: string): void {
      statements.set.run(name, value)
    },
    close: () => db.close(),
  }
}
