import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { runTraced } from './trace.ts'

const secrets = {
  mail: 'hana.sato+ouen@example.co.jp',
  phone: '+81 90-1234-5678',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyXzAxIn0.c2lnbmF0dXJl',
  refresh: 'f3JhbmRvbS1yZWZyZXNoLXRva2VuLW9mLTQzLWNoYXJhY3RlcnM',
}

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it.each(Object.entries(secrets))('keeps a %s in an error to itself', (_, secret) => {
    const statement = new DrizzleQueryError(
      'insert into "sign_up" values ($1, $2)',
      [secret, 'ひみつ'],
      new Error(`Key (contact)=(${secret}) already exists.`),
    )
    const text = logged((log) => {
      log.error({ err: statement }, 'a resolver failed')
      log.error(
        { err: new Error(`550 <${secret}> refused`, { cause: new Error(secret) }) },
        'a mail was not sent',
      )
      log.error({
        err: Object.assign(new Error('x'), {
          detail: secret,
          parameters: [secret],
          config: { auth: secret },
        }),
      })
      log.info({ email: secret, user: { phoneNumber: secret, idToken: secret } })
    })
    expect(text).not.toContain(secret)
    expect(text).not.toContain('ひみつ')
    expect(text).toContain('insert into \\"sign_up\\"')
    expect(text).toContain('log.test.ts')
  })

  it('ties its lines to the request they were written in', () => {
    const text = logged((log) => runTraced({ requestId: 'request-1' }, () => log.warn('slow')))
    expect(JSON.parse(text)).toMatchObject({ level: 40, requestId: 'request-1', msg: 'slow' })
  })
})
