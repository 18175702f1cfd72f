import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { handleInbox } from './http.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
  await stage.messenger.sendMail('red', {
    to: 'hina@example.com',
    subject: '確認コード <b>123456</b>',
    text: 'コードは\n\n123456\n\n注文番号は261120-7K3M-9QPD\n\nhttp://localhost:3000/auth/handler?mode=x&code=1 を開く <script>alert(1)</script>',
  })
  stage.pass(1)
  await stage.messenger.sendSms('red', '+819000001111', 'コード：654321')
})
afterAll(() => stage.clear())

async function visit(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${path}`, { headers })
  const response = await handleInbox(request, stage, { isLocal: true })
  if (!response) throw new Error('not answered')
  return response
}

describe('the inbox', () => {
  test('shows the newest first, codes and links ready to use, markup as text', async () => {
    const response = await visit('/inbox')
    const page = await response.text()
    expect(page.indexOf('654321')).toBeLessThan(page.indexOf('123456'))
    expect(page).toContain('<strong class="code">654321</strong>')
    expect(page).toContain('href="http://localhost:3000/auth/handler?mode=x&amp;code=1"')
    expect(page).toContain('261120-7K3M-9QPD')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toContain('lang="ja"')
  })

  test('runs under a policy that allows no script and only its own style', async () => {
    const policy = (await visit('/inbox')).headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/=]+'/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('speaks English, and stops renewing itself when asked', async () => {
    const live = await (await visit('/inbox', { 'accept-language': 'en-GB' })).text()
    expect(live).toContain('<h1>Inbox</h1>')
    expect(live).toContain('http-equiv="refresh"')
    expect(await (await visit('/inbox?refresh=off')).text()).not.toContain('http-equiv="refresh"')
  })

  test('answers tests with what went to one recipient', async () => {
    const path = `/inbox.json?to=${encodeURIComponent('+819000001111')}`
    expect(await (await visit(path)).json()).toMatchObject([
      { kind: 'SMS', body: 'コード：654321' },
    ])
  })

  test('shows a mail as HTML, which runs nothing', async () => {
    const html = '<!doctype html><p>ご注文</p>'
    const mail = { to: 'hina@example.com', subject: 'ご注文', text: 'ご注文', html, key: 'one' }
    await stage.messenger.sendMail('red', mail)
    await stage.messenger.sendMail('red', mail)
    const page = await (await visit('/inbox')).text()
    const ways = [...page.matchAll(/href="(\/inbox\/mails\/\w+)"/g)].map(([, way]) => way!)
    expect(ways).toHaveLength(1)
    const shown = await visit(ways[0]!)
    expect(await shown.text()).toBe(html)
    const policy = shown.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'.*; sandbox /)
    expect(policy).not.toMatch(/script|same-origin/)
    for (const none of ['mail_none', 'x%00'])
      expect((await visit(`/inbox/mails/${none}`)).status).toBe(404)
  })

  test('brings its own Japanese font', async () => {
    const sheet = await (await visit('/inbox/fonts/index.css')).text()
    const file = /files\/[a-z0-9-]+\.woff2/.exec(sheet)?.[0]
    const font = await visit(`/inbox/fonts/${file}`)
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect((await visit('/inbox/fonts/files/none.woff2')).status).toBe(404)
  })

  test('is not there outside the demo', async () => {
    const config = { ...stage.config, isDemo: false }
    const request = new Request('http://localhost:3000/inbox')
    expect(await handleInbox(request, { ...stage, config }, { isLocal: true })).toBeUndefined()
  })

  test('forgets what is a day old', async () => {
    stage.pass(24 * 60 + 1)
    await stage.messenger.sendSms('red', '+819000000000', 'あたらしい')
    expect(await (await visit('/inbox.json')).json()).toHaveLength(1)
  })
})
