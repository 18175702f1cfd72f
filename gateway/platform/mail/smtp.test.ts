import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createMessenger } from './createMessenger.ts'

type Received = { to: string[]; raw: string }

const received: Received[] = []
let server: SMTPServer
let smtpUrl: string

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = await text(stream)
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  smtpUrl = `smtp://127.0.0.1:${port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const log = pino({ level: 'silent' })
const now = () => new Date()
const databaseFor = () => {
  throw new Error('no database is asked')
}
const messengerWith = (url: string | undefined) =>
  createMessenger({
    config: readConfig({ DEMO: 'off', SMTP_URL: url, MAIL_FROM: 'Ouen <no-reply@example.com>' }),
    databaseFor,
    now,
    log,
  })

test('sends a mail to its one recipient', async () => {
  const mail = { to: 'hina@example.com', subject: '確認コード', text: 'ようこそ' }
  await messengerWith(smtpUrl).sendMail('red', mail)
  expect(received).toMatchObject([{ to: ['hina@example.com'] }])
  expect(received[0]?.raw).toContain('From: Ouen <no-reply@example.com>')
  expect(received[0]?.raw).toContain(Buffer.from('ようこそ').toString('base64'))
})

test('names the setting that is missing', () => {
  expect(() => messengerWith(undefined)).toThrow('SMTP_URL')
})

test('refuses text messages where nobody carries them', async () => {
  await expect(messengerWith(smtpUrl).sendSms('red', '+819012345678', 'x')).rejects.toThrow(
    'No provider of text messages',
  )
})

test('sends the HTML beside the text, under one name however often, and asks for no answer', async () => {
  received.length = 0
  const mail = { to: 'hina@example.com', subject: 'ご注文', text: 'text', html: '<p>html</p>' }
  const messenger = messengerWith(smtpUrl)
  for (const key of ['ORDER_PAID one', 'ORDER_PAID one', 'ORDER_PAID two'])
    await messenger.sendMail('red', { ...mail, key })
  const names = received.map(({ raw }) => /^Message-ID: <(.+)@example\.com>/im.exec(raw)?.[1])
  expect(names[0]).toMatch(/^[0-9a-f]{40}$/)
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[0])
  const [{ raw } = { raw: '' }] = received
  expect(raw).toContain('multipart/alternative')
  expect(raw).toContain('<p>html</p>')
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
})
