import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'

/**
 * The least that can be called a chat: one statement writes a message, one join reads a page, and what was
 * written goes to all who listen. It knows no fans, rights, limits, languages or tenants: what the gateway
 * is measured beside. Tells its port when it listens.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
const streams = new Set<ServerResponse>()

const write = {
  name: 'write',
  text: `with place as (update channel set last_seq = last_seq + 1, last_rev = last_rev + 1 where tenant_id = 'ouen' and id = $1
      returning last_seq, last_rev)
    insert into message (tenant_id, channel_id, seq, rev, id, author_id, text, images, idempotency_key, sent_at)
    select 'ouen', $1, last_seq, last_rev, $2, $3, $4, '[]', $5, now() from place returning seq, id, text, sent_at`,
}
const read = {
  name: 'read',
  text: `select m.id, m.seq, m.text, m.sent_at, m.images, u.id as author_id, u.display_name, u.avatar, p.role
    from message m
    join app_user u on u.tenant_id = m.tenant_id and u.id = m.author_id
    left join membership p on p.tenant_id = m.tenant_id and p.user_id = m.author_id
    where m.tenant_id = 'ouen' and m.channel_id = $1 order by m.seq desc limit 20`,
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
  if (pathname === '/stream') return listen(response)
  let body: unknown
  if (request.method === 'POST') {
    const { values, beside } = (await json(request)) as { values: unknown[]; beside: object }
    const { rows } = await pool.query({ ...write, values })
    body = rows[0]
    if (streams.size > 0) publish({ ...rows[0], ...beside })
  } else body = (await pool.query({ ...read, values: [searchParams.get('channel')] })).rows
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function listen(response: ServerResponse): void {
  response.socket?.setNoDelay(true)
  response.shouldKeepAlive = false
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(':\n\n')
  streams.add(response)
  response.on('close', () => streams.delete(response))
}

function publish(payload: object): void {
  const text = `event: next\ndata: ${JSON.stringify(payload)}\n\n`
  for (const response of streams) response.write(text)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})
// As the gateway: what is kept alive by the bench is not closed under it.
server.keepAliveTimeout = 65_000
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
await once(server, 'listening')
process.send?.(server.address())
