import { ask, openConnection } from '../../gateway/platform/http/testing.ts'
import { signUpByApi } from './support/apiJourneys.ts'
import type { Ouen } from './support/ouen.ts'
import { expect, test } from './support/test.ts'

let ouen: Ouen
test.beforeEach(({ ouen: shared }) => {
  ouen = shared
})

/** What the gateway answers to lines that were written by hand; it listens on IPv4 loopback. */
const say = (start: string, ...lines: string[]) =>
  ask(ouen.origin.replace('localhost', '127.0.0.1'), [start, ...lines, '', ''].join('\r\n'))
const host = () => `Host: localhost:${ouen.port}`

test('strangers see neither the inbox nor the figures, whatever stands before the gateway', async () => {
  for (const path of ['/inbox', '/inbox.json', '/metrics']) {
    expect(await say(`GET ${path} HTTP/1.1`, host())).toMatch(/^HTTP\/1\.1 200 /)
    for (const header of ['Forwarded: for=203.0.113.9', 'X-Real-IP: 203.0.113.9', 'Via: 1.1 front'])
      expect(await say(`GET ${path} HTTP/1.1`, host(), header)).toMatch(/^HTTP\/1\.1 404 /)
    const foreign = await say(`GET ${path} HTTP/1.1`, 'Host: evil.example')
    expect(foreign).not.toMatch(/^HTTP\/1\.1 200 /)
    expect(foreign).not.toMatch(/process_cpu|code/)
  }
})

test('takes one host, reading methods, and no call of another site’s', async () => {
  expect(await say('GET / HTTP/1.1', host(), 'Host: evil.example')).toMatch(/^HTTP\/1\.1 400 /)
  for (const path of [
    '/health',
    '/ready',
    '/metrics',
    '/robots.txt',
    '/inbox',
    '/.well-known/jwks.json',
    '/favicon.svg',
    '/',
  ])
    expect(await say(`DELETE ${path} HTTP/1.1`, host())).toMatch(
      /^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD\r\n/i,
    )
  const call = 'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=ouen HTTP/1.1'
  const typed = (type: string) => [`Content-Type: ${type}`, 'Content-Length: 0']
  expect(await say(call, host(), ...typed('text/plain'))).toMatch(/^HTTP\/1\.1 415 /)
  expect(
    await say(call, host(), 'Sec-Fetch-Site: cross-site', ...typed('application/json')),
  ).toMatch(/^HTTP\/1\.1 403 /)
})

test('a picture that never ends is refused, and its connection closed', async () => {
  const { fan } = await signUpByApi(ouen, 'おおきな写真の人')
  const connection = openConnection(ouen.origin.replace('localhost', '127.0.0.1'))
  connection.say(
    `POST /uploads/avatar HTTP/1.1\r\n${host()}\r\nAuthorization: Bearer ${fan.idToken}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  await connection.sayUntilAnswered(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
  await connection.closed
  expect(connection.state.heard).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i)
})
