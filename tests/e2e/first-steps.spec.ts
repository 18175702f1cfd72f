import { uniqueEmail } from './support/apiFan.ts'
import { newFan, password } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { adopted } from './support/settled.ts'
import { expect, test, type Page } from './support/test.ts'

const another = `another ${password}`

test('a fresh fan asks a question, mutes somebody and takes it back, and goes a first step', async ({
  browser,
  ouen,
}) => {
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await writeTopic(page, ouen)
  await muteAndRelease(page, ouen)
  await goFirstStep(page, ouen)
})

test('whoever forgot their password chooses another by mail, and reads what rules here', async ({
  browser,
  ouen,
}) => {
  const email = uniqueEmail()
  await newFan(ouen, 'わすれんぼ', email)
  const page = await (await browser.newContext()).newPage()
  await chooseAnother(page, ouen, email)
  await readAround(page, ouen)
})

async function writeTopic(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/topics`)
  await adopted(page)
  await page.getByRole('button', { name: 'トピックを書く' }).click()
  await page.getByRole('textbox', { name: '題' }).fill('はじめての質問')
  await page.getByRole('textbox', { name: '本文' }).fill('配信は何時からですか？')
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('トピックを公開しました。')).toBeVisible()
  await page.getByRole('link', { name: 'はじめての質問' }).click()
  await expect(page.getByRole('heading', { name: 'はじめての質問' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('配信は何時からですか？')).toBeVisible()
}

async function muteAndRelease(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/topics`)
  await page.getByRole('link', { name: /終電で聴くための/ }).click()
  await expect(page.getByRole('heading', { name: /終電で聴くための/ })).toBeVisible()
  await adopted(page)
  await page.getByRole('button', { name: 'このトピックのメニュー' }).click()
  await page.getByRole('menuitem', { name: '終電こむぎさんをミュート' }).click()
  await expect(page.getByText('終電こむぎさんをミュートしました。')).toBeVisible()
  await page.goto(`${ouen.origin}/settings/management/mute-users`)
  const muted = page.getByRole('listitem').filter({ hasText: '終電こむぎ' })
  await muted.getByRole('button', { name: /解除する/ }).click()
  await expect(muted.getByText('ミュートを解除しました')).toBeVisible()
  await page.reload()
  await expect(page.getByText('ミュートしている人はいません')).toBeVisible()
}

/** Who follows somebody has five points, and the first step of the road brings its coins. */
async function goFirstStep(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/search?q=るか`)
  await page.getByRole('main').getByRole('link', { name: '夜半ルカ' }).first().click()
  await page.getByRole('button', { name: '夜半ルカさんをフォロー' }).click()
  await expect(page.getByRole('button', { name: '夜半ルカさんをフォロー中' })).toBeVisible()
  await page.goto(`${ouen.origin}/step-mission`)
  await page.getByRole('link', { name: 'ミッションでポイントをためる' }).click()
  await page.getByRole('button', { name: /のステップ5ポイントを受け取る/ }).click()
  const mission = page.getByRole('listitem').filter({ hasText: 'だれかをフォローする' })
  await expect(mission.getByText('受け取り済み')).toBeVisible()
  await page.goto(`${ouen.origin}/step-mission`)
  await expect(page.getByText('5ポイント', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'ステップ1の20コインを受け取る' }).click()
  await expect(page.getByText('20コインを受け取りました。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('受け取り済み')).toHaveCount(1)
}

/** The link comes by mail, and serves once. */
async function chooseAnother(page: Page, ouen: Ouen, email: string): Promise<void> {
  await page.goto(`${ouen.origin}/onboarding/login`)
  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByRole('button', { name: 'リンクを送る' }).click()
  await expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible()
  const link = await resetLink(ouen, email)
  await page.goto(link)
  await page.getByRole('textbox', { name: '新しいパスワード' }).fill(another)
  await page.getByRole('button', { name: 'パスワードを変える' }).click()
  await expect(page.getByRole('heading', { name: 'パスワードを変えました' })).toBeVisible()
  await page.getByRole('link', { name: 'ログインへ' }).click()
  await page.getByRole('textbox', { name: 'パスワード' }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByText('メールアドレスまたはパスワードが違います。')).toBeVisible()
  await page.getByRole('textbox', { name: 'パスワード' }).fill(another)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL(`${ouen.origin}/`)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'このリンクは使えません' })).toBeVisible()
}

async function resetLink(ouen: Ouen, email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const bodies = (await ouen.inbox(email)).map(({ body }) => body)
      link = bodies.map((body) => /\S+\/auth\/handler\?\S+/.exec(body)?.[0]).find(Boolean)
      return link
    })
    .toBeDefined()
  return link!
}

/** From the foot of a page and from the list of what is on. */
async function readAround(page: Page, ouen: Ouen): Promise<void> {
  await page.goto(`${ouen.origin}/information`)
  await page.getByRole('link', { name: 'すべて見る この冬のこと' }).click()
  await page.waitForURL('**/banner-list/*')
  await expect(page.getByRole('heading', { name: 'この冬のこと' })).toBeVisible()
  await expect(page.getByRole('link', { name: /はじめての夜に/ })).toBeVisible()
  await page.getByRole('link', { name: '特定商取引法に基づく表記' }).click()
  await page.waitForURL('**/legal/commercial-transactions')
  await expect(page.getByRole('heading', { name: '特定商取引法に基づく表記' })).toBeVisible()
}
