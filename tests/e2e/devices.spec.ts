import { randomInt, randomUUID } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ApiFan, uniqueEmail } from './support/apiFan.ts'
import {
  agreeTerms,
  channelsOf,
  logIn,
  send,
  signUpByApi,
  type Channel,
} from './support/apiJourneys.ts'
import { complaintsOf } from './support/complaints.ts'
import {
  agreeTerms as agreeTermsByHand,
  arriveAt,
  chooseBirthDate,
  enterCode,
  openChannel,
  password,
  saying,
  signUp,
} from './support/journeys.ts'
import { Ouen } from './support/ouen.ts'

let ouen: Ouen
let sora: ApiFan
let soraEmail: string
let lobby: Channel
test.beforeAll(async () => {
  ouen = await Ouen.start()
  const signedUp = await signUpByApi(ouen, 'そら')
  sora = signedUp.fan
  soraEmail = signedUp.email
  lobby = (await channelsOf(sora)).find(({ name }) => name === 'ロビー')!
})
test.afterAll(() => ouen.dispose())

const digits = String(randomInt(10_000_000, 99_999_999))
/** A fan's number: as it is typed, as texts reach it, and when it was last sent one. */
const phone = { local: `090${digits}`, recipient: `+8190${digits}`, texted: 0 }
/** The least time between two texts to a number, with a second to spare. Milliseconds. */
const resendAfter = 61_000

// The last test goes on from the first, a minute later: the others fill that time.
test.describe.configure({ mode: 'serial' })

const soraSays = (text: string) => send(sora, lobby.id, text, randomUUID())
const heard = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

async function newFan(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(ouen.origin)
  await page.getByRole('button', { name: '参加する' }).click()
  await signUp(page, ouen, name)
  await page.getByRole('button', { name: 'あとで決める' }).click()
  await page.waitForURL(`${ouen.origin}/`)
  return page
}

test('a phone number signs up, with a picture of one’s own', async ({ page }) => {
  await page.goto(`${ouen.origin}/onboarding/agree-terms`)
  await page.getByText('電話番号', { exact: true }).click()
  await page.getByLabel('携帯電話の番号').fill(phone.local)
  await chooseBirthDate(page, '1995')
  await page.getByRole('checkbox', { name: /同意する/ }).check()
  await page.getByRole('button', { name: '確認コードを送る' }).click()
  phone.texted = Date.now()
  await enterCode(page, ouen, phone.recipient)
  await arriveAt(page, 'password')
  await page.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await page.getByRole('button', { name: '登録する' }).click()
  await arriveAt(page, 'profile-setting')
  await page.getByRole('textbox', { name: '名前' }).fill('しおかぜ')
  await page.getByLabel('自分の画像を使う').setInputFiles({
    name: 'sea.png',
    mimeType: 'image/png',
    buffer: await seaPicture(),
  })
  await expect(page.getByRole('radio', { name: '自分の画像' })).toBeChecked()
  await page.getByRole('button', { name: '次へ' }).click()
  await arriveAt(page, 'referral-code')
  await page.getByRole('button', { name: 'あとで' }).click()
  await expect(page.getByRole('heading', { name: 'ようこそ、しおかぜさん' })).toBeVisible()
})

test('two tabs share one stream, and the other takes it over when its holder closes', async ({
  context,
}) => {
  const first = await newFan(context, 'みなと')
  await openChannel(first, 'ロビー')
  const reservations: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT' && new URL(request.url()).pathname === '/stream')
      reservations.push(request.url())
  })
  await first.reload()
  await expect.poll(() => reservations.length).toBe(1)
  const second = await context.newPage()
  await second.goto(first.url())
  await expect(second.getByRole('log')).toBeVisible()
  // The second tab asks the first for what it wants, as soon as its code is here.
  await second.waitForTimeout(1000)

  await soraSays('ふたつの窓から、こんばんは')
  await expect(heard(first, 'ふたつの窓から、こんばんは')).toBeVisible()
  await expect(heard(second, 'ふたつの窓から、こんばんは')).toBeVisible()
  expect(reservations).toHaveLength(1)

  await first.close()
  await expect.poll(() => reservations.length).toBe(2)
  await soraSays('ひとつの窓から、おやすみ')
  await expect(heard(second, 'ひとつの窓から、おやすみ')).toBeVisible()
  expect(reservations).toHaveLength(2)
})

test('what was read just before the page was left stays read', async ({ context }) => {
  const page = await newFan(context, 'なぎさ')
  // Wide enough for the rooms to stand beside the talk.
  await page.setViewportSize({ width: 1280, height: 800 })
  await soraSays('読んだら、すぐ閉じてね')
  await openChannel(page, 'ロビー')
  await expect(heard(page, '読んだら、すぐ閉じてね')).toBeVisible()
  // Here it counts as read at once; the gateway would be told a moment later.
  const row = page.getByRole('link', { name: /ロビー/ })
  await expect(row).toContainText('読んだら、すぐ閉じてね')
  await expect(row).not.toContainText('未読')
  await page.goto('about:blank')
  // The mark left with the page: the gateway may be asked for the next one before it has come.
  await expect(async () => {
    await page.goto(`${ouen.origin}/messages`)
    await expect(row).toBeVisible()
    expect(await row.textContent()).not.toContain('未読')
  }).toPass()
})

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the login modal and the legal sheets open in silence', async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto(ouen.origin)
      await page.getByRole('button', { name: '参加する' }).click()
      await page.getByRole('button', { name: '利用規約を読む' }).click()
      await close(page, '利用規約')
      await page.getByRole('button', { name: 'プライバシーポリシーを読む' }).click()
      await close(page, 'プライバシーポリシー')
      await page.getByRole('dialog').getByRole('button', { name: 'ログイン' }).click()
      await close(page, 'ログイン')
      expect(complaints).toEqual([])
    })

    test('the message menu and the report dialog open in silence', async ({ context }) => {
      const page = await newFan(context, 'みなと')
      await soraSays(`ごあいさつ ${device}`)
      const complaints = complaintsOf(page)
      await openChannel(page, 'ロビー')
      await saying(page, `ごあいさつ ${device}`).press('Enter')
      await page.getByRole('menuitem', { name: '報告する' }).click()
      await close(page, 'このメッセージを報告')
      expect(complaints).toEqual([])
    })
  })

async function close(page: Page, name: string): Promise<void> {
  const overlay = page.getByRole('dialog', { name, exact: true })
  await expect(overlay).toBeVisible()
  await overlay.getByRole('button', { name: '閉じる' }).click()
  await expect(overlay).toBeHidden()
}

test('an address that a whole venue shares takes a proof of work, and locks nobody out', async ({
  page,
}) => {
  const begun = async () => (await agreeTerms(new ApiFan(ouen), uniqueEmail())).__typename
  while ((await begun()) === 'SignUpSuccess');
  expect(await begun()).toBe('RateLimitedError')
  await page.goto(`${ouen.origin}/onboarding/agree-terms`)
  await agreeTermsByHand(page, uniqueEmail())
  await arriveAt(page, 'confirmation-code')

  const wrong = async () => logIn(new ApiFan(ouen), uniqueEmail(), 'a wrong one')
  const told = async () => (await (await wrong()).json()).error.message
  while ((await told()) !== 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await page.goto(`${ouen.origin}/onboarding/login`)
  await page.getByLabel('メールアドレス').fill(soraEmail)
  await page.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(`${ouen.origin}/`)
})

test('the same number logs in by a code, in another browser', async ({ page }) => {
  test.setTimeout(120_000)
  await page.waitForTimeout(Math.max(0, phone.texted + resendAfter - Date.now()))
  await page.goto(`${ouen.origin}/onboarding/login`)
  await page.getByText('電話番号', { exact: true }).click()
  await page.getByLabel('携帯電話の番号').fill(phone.local)
  await page.getByRole('button', { name: 'コードを送る' }).click()
  const code = page.getByLabel(/確認コード/)
  await expect(code).toBeVisible()
  await code.fill(await ouen.codeFor(phone.recipient))
  await page.waitForURL(`${ouen.origin}/`)
  await page.goto(`${ouen.origin}/settings`)
  await expect(page.getByRole('main').getByText('しおかぜさん')).toBeVisible()
  const avatar = page.locator('main img').first()
  await expect(avatar).toHaveJSProperty('complete', true)
  expect(await avatar.getAttribute('src')).not.toContain('/art/')
  expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

/** A picture as a phone would send it, in one colour. */
function seaPicture(): Promise<Buffer> {
  const create = { width: 1200, height: 900, channels: 3, background: '#2b7fb8' } as const
  return sharp({ create }).png().toBuffer()
}
