import { randomInt, randomUUID } from 'node:crypto'
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
  newFan,
  openChannel,
  password,
  saying,
} from './support/journeys.ts'
import { Ouen } from './support/ouen.ts'
import { advanceClock } from './support/money.ts'
import { adopted } from './support/settled.ts'
import { expect, keepForFile, test, type BrowserContext, type Page } from './support/test.ts'

let ouen: Ouen
let sora: ApiFan
let soraEmail: string
let lobby: Channel
keepForFile(async () => {
  // One text a minute is sent to a number.
  ouen = await Ouen.start({ TEST_CLOCK: 'on' })
  const signedUp = await signUpByApi(ouen, 'そら')
  sora = signedUp.fan
  soraEmail = signedUp.email
  lobby = (await channelsOf(sora)).find(({ name }) => name === 'ロビー')!
  return ouen
})

const digits = String(randomInt(10_000_000, 99_999_999))
/** A fan's number: as it is typed, and as texts reach it. */
const phone = { local: `090${digits}`, recipient: `+8190${digits}` }

// The last test goes on from the first, some minutes later.
test.describe.configure({ mode: 'serial' })

const soraSays = (text: string) => send(sora, lobby.id, text, randomUUID())
const heard = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

async function openFan(context: BrowserContext, name: string): Promise<Page> {
  await context.setStorageState(await newFan(ouen, name))
  const page = await context.newPage()
  await page.goto(ouen.origin)
  return page
}

test('a phone number signs up, with a picture of one’s own', async ({ page }) => {
  await page.goto(`${ouen.origin}/onboarding/agree-terms`)
  await page.getByText('電話番号', { exact: true }).click()
  await page.getByLabel('携帯電話の番号').fill(phone.local)
  await chooseBirthDate(page, '1995')
  await page.getByRole('checkbox', { name: /同意する/ }).check()
  await page.getByRole('button', { name: '確認コードを送る' }).click()
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

test('two tabs share one stream, and another takes it over where its holder closes or is stopped', async ({
  context,
}) => {
  const first = await openFan(context, 'みなと')
  await openChannel(first, 'ロビー')
  const reservations: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT' && new URL(request.url()).pathname === '/stream')
      reservations.push(request.url())
  })
  // What the former page asks for until it has gone is none of these.
  first.once('framenavigated', () => reservations.splice(0))
  await first.reload()
  await expect.poll(() => reservations.length).toBe(1)
  const second = await context.newPage()
  await second.goto(first.url())
  await expect(second.getByRole('log')).toBeVisible()
  // Once something has come, the rooms of both are open: what is said after it comes by the stream.
  for (const words of ['ふたつの窓から、こんばんは', 'ふたつの窓から、もう一度']) {
    await soraSays(words)
    await expect(heard(first, words)).toBeVisible()
    await expect(heard(second, words)).toBeVisible()
  }
  expect(reservations).toHaveLength(1)

  await first.close()
  await expect.poll(() => reservations.length).toBe(2)
  await soraSays('ひとつの窓から、おやすみ')
  await expect(heard(second, 'ひとつの窓から、おやすみ')).toBeVisible()
  expect(reservations).toHaveLength(2)

  // Nobody says more than five things in five seconds.
  await advanceClock(ouen, 1)
  const third = await context.newPage()
  // Its looks at who leads follow each other sooner.
  await third.addInitScript(() => {
    const { setTimeout: wait } = window
    const sooner = (act: () => void, milliseconds = 0) => wait(act, milliseconds / 10)
    Object.assign(window, { setTimeout: sooner })
  })
  await third.goto(second.url())
  await expect(third.getByRole('log')).toBeVisible()
  const dialog = second.waitForEvent('dialog')
  await second.evaluate(() => void setTimeout(() => alert('…')))
  const standing = await dialog
  await expect.poll(() => reservations.length).toBe(3)
  await soraSays('とまった窓のとなりで')
  await expect(heard(third, 'とまった窓のとなりで')).toBeVisible()
  await standing.accept()
  await expect(heard(second, 'とまった窓のとなりで')).toBeVisible()
  await soraSays('また、ふたつの窓から')
  for (const page of [second, third])
    await expect(heard(page, 'また、ふたつの窓から')).toBeVisible()
  expect(reservations).toHaveLength(3)
})

test('a tap holds while the page is asked for anew, for its session had ended', async ({
  context,
}) => {
  await context.setStorageState(await newFan(ouen, 'いそぎ足'))
  await context.clearCookies({ name: 'ouen-document' })
  const page = await context.newPage()
  // A tap in the moment in which the page is asked for again: a journey's own would wait until it has come.
  await page.addInitScript(() => {
    const { navigation } = window
    const tap = () => document.querySelector<HTMLElement>('nav a[href="/store"]')!.click()
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'reload' && location.pathname === '/') setTimeout(tap)
    })
  })
  const opened = Promise.withResolvers<void>()
  page.on('framenavigated', (frame) => frame.url().endsWith('/store') && opened.resolve())
  await page.goto(ouen.origin)
  // The page came as a guest’s. Once the sign-in is known it is asked for again, and is long on its way.
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      await opened.promise
      await route.continue().catch(() => undefined)
    },
  )
  await expect(page.getByRole('heading', { name: 'ストア', level: 1 })).toBeVisible()
  await adopted(page)
  await page.goto(`${ouen.origin}/settings`)
  await expect(page.getByRole('main').getByText('いそぎ足さん')).toBeVisible()
})

test('what was read just before the page was left stays read', async ({ context }) => {
  const page = await openFan(context, 'なぎさ')
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
      const page = await openFan(context, 'みなと')
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
  expect(await firstOther(begun, 'SignUpSuccess', 30)).toBe('RateLimitedError')
  await page.goto(`${ouen.origin}/onboarding/agree-terms`)
  await agreeTermsByHand(page, uniqueEmail())
  await arriveAt(page, 'confirmation-code')

  const wrong = async () => logIn(new ApiFan(ouen), uniqueEmail(), 'a wrong one')
  const told = async () => (await (await wrong()).json()).error.message
  expect(await firstOther(told, await told(), 200)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  await page.goto(`${ouen.origin}/onboarding/login`)
  await page.getByLabel('メールアドレス').fill(soraEmail)
  await page.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(`${ouen.origin}/`)
})

test('the same number logs in by a code, in another browser', async ({ page }) => {
  await advanceClock(ouen, 2)
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

/** Asks until the answer is another than the usual one, so many times at most. */
async function firstOther(
  ask: () => Promise<unknown>,
  usual: unknown,
  most: number,
): Promise<unknown> {
  for (let count = 0; count < most; count += 1) {
    const answer = await ask()
    if (answer !== usual) return answer
  }
  return usual
}

/** A picture as a phone would send it, in one colour. */
function seaPicture(): Promise<Buffer> {
  const create = { width: 1200, height: 900, channels: 3, background: '#2b7fb8' } as const
  return sharp({ create }).png().toBuffer()
}
