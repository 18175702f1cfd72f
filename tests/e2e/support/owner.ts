import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Ouen } from './ouen.ts'

/** The embedded database's owner, from what the gateway left in its data folder. */
export async function connectAsOwner({ dataDir }: Ouen): Promise<pg.Client> {
  const port = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
  })
  // Its database ends with its Ouen, also where a journey has failed in between.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
