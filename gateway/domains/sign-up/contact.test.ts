import { afterAll, beforeAll, expect, test } from 'vitest'
import { normaliseEmail } from '../../platform/identity/email.ts'
import { showContact } from './contact.ts'
import { startSignUp } from './service.ts'
import { verificationCode } from './tables.ts'
import { form, setStage, type TestContext } from './testing.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

test.each([
  'a@-b.jp',
  'a@b-.jp',
  'a@b.-jp',
  'a@b.jp-',
  'a@b..jp',
  'a@b.jp.',
  'a@b',
  'a@b.1',
  'a@192.0.2.1',
  'a@0x7f.1',
  'a@[192.0.2.1]',
  'a@b_c.jp',
  `a@${'b'.repeat(64)}.jp`,
  'a@xn--.jp',
  'a@b.jp/evil',
  'a@b.jp?x',
  'a@b.jp#x',
  'a@ex%61mple.jp',
  'a@b\\c.jp',
  '@b.jp',
])('sends nothing to %s', async (value) => {
  const browser = stage.browser('192.0.2.200')
  const before = (await stage.db.select().from(verificationCode)).length
  expect(
    await startSignUp(browser.request(), form('x', { contact: { kind: 'EMAIL', value } })),
  ).toMatchObject({ __typename: 'ContactError', code: 'NOT_AN_EMAIL' })
  expect(await stage.db.select().from(verificationCode)).toHaveLength(before)
})

test.each([
  ['hina@日本.jp', 'hina@xn--wgv71a.jp'],
  ['hina..m.@docomo.ne.jp', 'hina..m.@docomo.ne.jp'],
  ['ＨＩＮＡ＠mail。例え.テスト', 'hina@mail.xn--r8jz45g.xn--zckzah'],
  ['hina@1.2b.jp', 'hina@1.2b.jp'],
])('takes %s', (typed, address) => expect(normaliseEmail(typed)).toBe(address))

test.each([
  ['+819012345678', '090-1234-5678'],
  ['hina@example.com', 'hina@example.com'],
])('shows %s as %s', (kept, shown) => expect(showContact(kept)).toBe(shown))
