import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright'
import { newId } from '../../gateway/platform/ids.ts'
import { password, signUpByApi } from '../../tests/e2e/support/apiJourneys.ts'
import {
  advanceClock,
  buyNow,
  cards,
  confirmOrder,
  expectDone,
  giveAddress,
  payBy,
  typeCard,
} from '../../tests/e2e/support/money.ts'
import type { Ouen } from '../../tests/e2e/support/ouen.ts'
import { connectAsOwner } from '../../tests/e2e/support/owner.ts'

type Act = (page: Page, ouen: Ouen) => Promise<void>

/** What a fan does of which screens tell. Each stands for itself: one that no longer goes leaves the others. */
const acts: Readonly<Record<string, Act>> = {
  'buying coins': async (page, ouen) => {
    await buyNow(page, ouen, /コイン 9,800枚/)
    await payBy(page, /クレジットカード/)
    await payByCard(page)
  },
  'buying goods, and having them refunded': async (page, ouen) => {
    await buyNow(page, ouen, /マグカップ/)
    await payBy(page, /コンビニ/)
    await giveAddress(page)
    await page.getByLabel(/お名前/).fill('山田 はるか')
    await page.getByLabel('電話番号').fill('09012345678')
    await page.getByLabel('メールアドレス').fill('haruka@example.com')
    await confirmOrder(page)
    const [till] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /払込票/ }).click(),
    ])
    await till.getByRole('button', { name: /現金/ }).click()
    await till.getByText('お支払いが完了しました。').waitFor()
    await till.close()
    await expectDone(page)
    const order = (await page.getByText(/^\d{6}-\w{4}-\w{4}$/).textContent()) ?? ''
    const asked = await operate(ouen, 'refund', order, '--by', 'sato', '--why', 'a picture')
    const [act = ''] = /act_\w{26}/.exec(asked) ?? []
    await operate(ouen, 'approve', act, '--by', 'suzuki', '--why', 'a picture')
  },
  'stamping the day': async (page, ouen) => {
    await page.goto(`${ouen.origin}/check-in`)
    await page.getByRole('button', { name: 'きょうのスタンプを押す' }).click()
    await page.getByText('コインを受け取りました').waitFor()
  },
  'keeping a post': async (page, ouen) => {
    await page.goto(`${ouen.origin}/timeline`)
    await page.getByRole('button', { name: 'この投稿のメニュー' }).first().click()
    await page.getByRole('menuitem', { name: 'ブックマークする' }).click()
    await page.getByText('ブックマークしました。').waitFor()
  },
  'becoming a member': async (page, ouen) => {
    await page.goto(`${ouen.origin}/store`)
    const offer = page.getByRole('link', { name: /よいやみ会員/ })
    await offer.first().click()
    await page.getByRole('button', { name: '申し込む' }).click()
    await payBy(page, /クレジットカード/)
    await payByCard(page)
  },
  'drawing from a machine': async (page, ouen) => {
    await page.goto(`${ouen.origin}/treasure-machine`)
    await page.getByRole('link', { name: /灯台まつり/ }).click()
    await page
      .getByRole('button', { name: /1回ひく.*コイン/ })
      .first()
      .click()
    await page.getByRole('button', { name: '1回ひく', exact: true }).click()
    await page.getByRole('dialog', { name: '抽選の結果' }).getByRole('heading').waitFor()
  },
  'entering a prize draw': async (page, ouen) => {
    await page.goto(`${ouen.origin}/prize-draws`)
    const open = page.getByRole('main').getByRole('link', { name: /どなたでも無料/ })
    await open.first().click()
    await page.getByRole('button', { name: '無料で応募する' }).click()
    await page.waitForURL('**/entry_complete?*')
  },
  'voting, and sharing it': async (page, ouen) => {
    await page.goto(`${ouen.origin}/`)
    await page.getByRole('link', { name: /冬の特別番組、どれが/ }).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: /に投票する$/ }).click()
    await page.getByRole('link', { name: 'シェアして10コイン' }).click()
    await page.getByRole('button', { name: 'カードをつくる' }).click()
    await page.goto((await page.getByText(/\/share\//).textContent()) ?? '')
  },
  'looking at lots': async (page, ouen) => {
    await page.goto(`${ouen.origin}/store`)
    const lots = page.getByRole('link', { name: /おたよりくじ/ })
    await lots.first().click()
    await page.getByRole('link', { name: /くじの景品/ }).click()
    await page.waitForURL('**/acquired-prizes')
  },
  'beginning to buy': async (page, ouen) => {
    await buyNow(page, ouen, /アクリル/)
    await page.waitForURL('**/*session=*')
  },
}

/**
 * A fan of the running demo, as the state of a browser, who bought, drew, entered, voted and won; and the addresses
 * that they came by. Says which of that no longer goes.
 */
export async function liveOneDay(browser: Browser, ouen: Ouen) {
  const { email } = await signUpByApi(ouen, 'はるか')
  // Who came today has no vote yet.
  await advanceClock(ouen, 25 * 60)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  const visited: string[] = []
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith(ouen.origin))
        visited.push(frame.url().slice(ouen.origin.length))
    }),
  )
  await logIn(context, ouen, email)
  for (const [what, act] of Object.entries(acts)) {
    const page = await context.newPage()
    await act(page, ouen).catch((error: unknown) => {
      const [why] = String(error).split('\n')
      console.warn(`A fan could not go on with ${what}, at ${page.url()}: ${why}`)
    })
    await page.close()
  }
  visited.push(...(await winGoods(ouen)))
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return { state, visited }
}

async function logIn(context: BrowserContext, { origin }: Ouen, email: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/onboarding/login`)
  const form = page.getByRole('main')
  await form.getByLabel('メールアドレス').fill(email)
  await form.getByLabel('パスワード', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.close()
}

async function payByCard(page: Page): Promise<void> {
  await confirmOrder(page)
  await typeCard(page, cards.accepted)
  await expectDone(page)
}

/** What an operator does, beside the serving gateway. */
async function operate({ dataDir }: Ouen, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const run = promisify(execFile)
  return (await run(process.execPath, ['scripts/ops.ts', ...args], { env })).stdout
}

/** A prize that luck alone would bring, which waits for an address, beside the parcel that was bought. */
async function winGoods(ouen: Ouen): Promise<string[]> {
  const owner = await connectAsOwner(ouen)
  const won = newId('delivery')
  try {
    const { rows } = await owner.query<{ bought: string; address: string }>(
      `select parcel.id as bought, address.id as address
       from real_goods_delivery parcel join delivery_address address using (tenant_id, fan_id)
       where parcel.order_id is not null order by parcel.opened_at desc limit 1`,
    )
    await owner.query(
      `insert into real_goods_delivery
       select (jsonb_populate_record(parcel, jsonb_build_object(
         'id', $1::text, 'order_id', null, 'state', 'AWAITING_ADDRESS', 'destination', null))).*
       from real_goods_delivery parcel where id = $2`,
      [won, rows[0]?.bought],
    )
    return rows.flatMap(({ bought, address }) => [
      `/store/prize/delivery/${won}/form`,
      `/store/prize/delivery/${won}/confirm?address_id=${address}`,
      `/store/prize/delivery/${bought}`,
      `/store/prize/delivery/${bought}/done`,
    ])
  } finally {
    await owner.end()
  }
}
