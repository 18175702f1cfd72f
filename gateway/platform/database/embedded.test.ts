import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded.ts'

it('keeps what fans told out of its log, where a row is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ouen-embedded-'))
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres(folder)
  try {
    const client = new pg.Client({ connectionString: server.ownerUrl })
    await client.connect()
    await client.query('create table contact (mail text primary key, age integer check (age > 0))')
    const insert = (age: number) =>
      client.query('insert into contact values ($1, $2)', ['fan@example.com', age])
    await insert(20)
    await expect(insert(20)).rejects.toThrow('duplicate key')
    await expect(insert(-1)).rejects.toThrow('check constraint')
    await client.end()
    const log = readFileSync(join(folder, 'postgres/server.log'), 'utf8')
    expect(log).toContain('violates check constraint')
    expect(log).not.toContain('fan@example.com')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})
