import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type pg from 'pg'
import { hashOfOdds, wholeWeight } from '#rules/draws/odds.ts'
import { newFan } from './support/journeys.ts'
import {
  advanceClock,
  buyNow,
  cards,
  confirmOrder,
  expectDone,
  payBy,
  typeCard,
} from './support/money.ts'
import { keptUp, Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
import { glance } from './support/patience.ts'
import { expect, keepForFile, test, type Browser, type Locator, type Page } from './support/test.ts'

let ouen: Ouen
/** Of the machine with the lighthouse. */
const prizes = new Map<string, string>()

keepForFile(async () => {
  ouen = await Ouen.start({ TEST_CLOCK: 'on' }, keptUp)
  const owner = await connectAsOwner(ouen)
  const { rows } = await owner.query<{ id: string; thing: string }>(`
    select p.id, c.slug as thing from treasure_prize p
    join treasure_machine m on m.id = p.machine_id and m.slug = 'lighthouse-festival'
    join collectable_card c on c.id = p.thing_id`)
  for (const { id, thing } of rows) prizes.set(thing, id)
  // Two hundred draws would take a fan a month, and a test an hour.
  await owner.query(
    `update treasure_machine set point_price = 20 where slug = 'lighthouse-festival'`,
  )
  await letStarsAlone(owner)
  await owner.end()
  return ouen
})

/** The free machine brings nothing, for sure: it is what a journey is to see. */
async function letStarsAlone(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ id: string; machine: string }>(`
    select p.id, m.id as machine from treasure_prize p
    join treasure_machine m on m.id = p.machine_id and m.slug = 'stargazing' where p.kind = 'BLANK'`)
  const [{ id: prize, machine } = { id: '', machine: '' }] = rows
  const odds = { base: [{ prize, weight: wholeWeight }], guarantee: null, pity: null, top: [] }
  await owner.query('update treasure_odds set document = $1, hash = $2 where machine_id = $3', [
    odds,
    hashOfOdds(odds),
    machine,
  ])
}

/** Beside the gateway that serves. */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: ouen.dataDir, LOG_LEVEL: 'silent' }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
  return stdout
}

/** A mug or a radio each time, and the star at the fifteenth. */
async function changeOdds(): Promise<void> {
  const of = (slug: string) => prizes.get(slug) ?? ''
  const file = test.info().outputPath('odds.json')
  writeFileSync(
    file,
    JSON.stringify({
      base: [
        { prize: of('card-mug'), weight: 50_000 },
        { prize: of('card-radio'), weight: 50_000 },
      ],
      guarantee: null,
      pity: { at: 15, table: [{ prize: of('card-hiyori-star'), weight: 100_000 }] },
      top: [of('card-hiyori-star')],
    }),
  )
  const from = new Date(Date.now() + 60_000).toISOString()
  const asked = await run(
    'scripts/ops.ts',
    'odds',
    'lighthouse-festival',
    '--file',
    file,
    '--from',
    from,
    '--by',
    'sato',
    '--why',
    'a journey',
  )
  const [act = ''] = /act_\w{26}/.exec(asked) ?? []
  await run('scripts/ops.ts', 'approve', act, '--by', 'suzuki', '--why', 'the table is right')
}

async function endBox(): Promise<void> {
  const owner = await connectAsOwner(ouen)
  await owner.query(
    `update treasure_machine set ends_at = now() where kind = 'STOCK' and box_size = 60`,
  )
  await owner.end()
}

async function fansPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    storageState: await newFan(ouen),
    acceptDownloads: true,
  })
  return context.newPage()
}

/** A machine, from the list of all. */
async function chooseMachine(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'トレジャーマシン' })).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const theatre = (page: Page): Locator => page.getByRole('dialog', { name: '抽選の結果' })

/** Chooses a way to draw, confirms it, and answers the names of what came, in their order. */
async function draw(page: Page, offer: RegExp, confirm: string): Promise<string[]> {
  await page.getByRole('button', { name: offer }).click()
  await page.getByRole('button', { name: confirm, exact: true }).click()
  await expect(theatre(page).getByRole('heading')).toBeVisible()
  return shownIn(page)
}

const shownIn = (page: Page): Promise<string[]> =>
  theatre(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))

/** Draws where motion is wanted: the hall is dark, then cards lie face down, and tell nothing until they are turned. */
async function turnByHand(page: Page, offer: RegExp): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: offer }).click()
  await page.getByRole('button', { name: '1回ひく', exact: true }).click()
  await expect(theatre(page).getByRole('button', { name: 'スキップ' })).toBeVisible()
  const back = theatre(page).getByRole('button', { name: '1枚目をめくる' })
  await expect(back).toBeVisible()
  await expect(theatre(page).getByRole('img')).toHaveCount(0)
  await back.click()
  await expect(theatre(page).getByRole('img')).toBeVisible()
  await expect(theatre(page).getByRole('heading')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Draws where motion is wanted, and presses Back: what came is shown at once. Pressed again, it leaves the hall, not the page. */
async function drawAndGoBack(page: Page, offer: RegExp): Promise<void> {
  const machine = page.url()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: offer }).click()
  await page.getByRole('button', { name: '1回ひく', exact: true }).click()
  await expect(theatre(page).getByRole('button', { name: 'スキップ' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(theatre(page).getByRole('heading')).toBeVisible()
  await expect(theatre(page).getByRole('img')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(theatre(page)).toHaveCount(0)
  expect(page.url()).toBe(machine)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Draws while the line breaks: the gateway draws, and its answer never arrives. */
async function loseAnswer(page: Page, offer: RegExp): Promise<void> {
  const drawing = /graphql.*useDrawMutation/
  await page.route(drawing, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: offer }).click()
  await page.getByRole('button', { name: '1回ひく', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText(/二重に減ることはありません/)).toBeVisible()
  await page.unroute(drawing)
}

const close = (page: Page) => theatre(page).getByRole('button', { name: '閉じる' }).click()

/** Has the station show its seed on a draw's page, and answers what the script says of the file that proves it. */
async function verify(page: Page, draw: Locator): Promise<string> {
  await draw.getByRole('link', { name: 'この抽選を検証する' }).click()
  await expect(page.getByText('いま確かめられるところは、すべて合っています')).toBeVisible()
  await page.getByRole('button', { name: 'シードを取り替えて公開する' }).click()
  await expect(page.getByText('この抽選は、はじめから終わりまで正しく行われました。')).toBeVisible()
  await expect(page.getByText('合いません')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '検証用のファイルを保存' }).click()
  const file = test.info().outputPath('draw.json')
  await (await downloading).saveAs(file)
  return run('scripts/verify-draws.ts', file)
}

test('from the first ticket to a card, ten with pity, points redeemed, a free turn, and each draw proven', async ({
  browser,
}) => {
  const page = await fansPage(browser)
  await page.goto(ouen.origin)
  await page.getByRole('link', { name: /チケット1枚でひけます/ }).click()
  await chooseMachine(page, /灯台まつり/)
  const ticket = page.getByRole('button', { name: /1回ひく.*チケット1枚/ })
  await expect(ticket).toBeVisible()

  // Meanwhile others change the odds: whoever looks at the old ones is told, and keeps the ticket.
  await changeOdds()
  await advanceClock(ouen, 2)
  await ticket.click()
  await page.getByRole('button', { name: '1回ひく', exact: true }).click()
  await expect(page.getByText(/提供割合が新しくなりました/)).toBeVisible()
  await page.getByTitle('閉じる').click()
  await expect(page.getByText(/第2版/)).toBeVisible()

  await turnByHand(page, /1回ひく.*チケット1枚/)
  const [first = ''] = await shownIn(page)
  expect(first).toMatch(/^B (灯台の朝のマグカップ|深夜二時のラジオ) カード NEW$/)
  await close(page)
  await expect(ticket).toHaveCount(0)
  await page.goto(`${ouen.origin}/settings`)
  await page.getByRole('link', { name: 'コレクション' }).click()
  await expect(page.getByText(first.split(' ')[1] ?? '')).toBeVisible()

  await buyNow(page, ouen, /コイン 9,800枚/)
  await payBy(page, /クレジットカード/)
  await confirmOrder(page)
  await typeCard(page, cards.accepted)
  await expectDone(page)
  await page.goto(`${ouen.origin}/treasure-machine`)
  await chooseMachine(page, /灯台まつり/)
  await expect(page.getByText('あと14回')).toBeVisible()
  const ten = await draw(page, /10回ひく.*3,000コイン/, '10回ひく')
  expect(ten).toHaveLength(10)
  expect(ten.filter((name) => name.startsWith('S'))).toEqual([])
  await theatre(page).getByRole('button', { name: 'もう一回ひく' }).click()
  await page.getByRole('button', { name: '10回ひく', exact: true }).click()
  await expect(theatre(page).getByText('おめでとうございます！')).toBeVisible()
  await expect(theatre(page).getByRole('img').nth(3)).toHaveAccessibleName(/^S .*NEW$/)
  await close(page)
  await expect(page.getByText('あと9回')).toBeVisible()

  await page.getByRole('link', { name: 'ポイントで受け取る' }).click()
  await page.getByRole('button', { name: '20ポイントで受け取る' }).click()
  await page.getByRole('button', { name: '受け取る', exact: true }).click()
  await expect(theatre(page).getByRole('img')).toHaveAccessibleName(/^S .*所持2$/)
  await close(page)
  await expect(page.getByText(/あと19/)).toBeVisible()

  await page.goto(`${ouen.origin}/treasure-machine`)
  await chooseMachine(page, /灯台まつり/)
  await page.getByRole('link', { name: '抽選の履歴と検証' }).click()
  await expect(page.getByText(/レシート3通は、.*切れ目なくつながっています/)).toBeVisible()
  const draws = page.getByRole('listitem')
  await expect(draws.filter({ hasText: '20ポイント' }).first()).toBeVisible()
  expect(await verify(page, draws.filter({ hasText: '有償' }).first())).toMatch(/✓ picks$/m)

  await page.goto(`${ouen.origin}/treasure-machine`)
  await chooseMachine(page, /おたより箱/)
  await expect(page.getByText('残り60/60').first()).toBeVisible()
  const box = page.url()
  await loseAnswer(page, /1回ひく.*200コイン/)
  // It was drawn all the same, once: what came waits on the page.
  await page.reload()
  await expect(page.getByText('残り59/60').first()).toBeVisible()
  await page.getByRole('button', { name: '結果を見る' }).click()
  await expect(theatre(page).getByRole('img')).toBeVisible()
  await close(page)
  await page.reload()
  await expect(page.getByText('残り59/60').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '結果を見る' })).toHaveCount(0)
  // Lost again, and asked for anew by a sheet of its own: it is the same draw.
  await loseAnswer(page, /1回ひく.*200コイン/)
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
  await drawAndGoBack(page, /1回ひく.*200コイン/)
  await page.reload()
  await expect(page.getByText('残り58/60').first()).toBeVisible()
  await page.getByRole('link', { name: '抽選の履歴と検証' }).click()
  expect(await verify(page, page.getByRole('main').getByRole('listitem').first())).toMatch(
    /✓ picks$/m,
  )

  // The box ends: all of it is told, and the browser counts it anew.
  await endBox()
  await advanceClock(ouen, 2)
  const count = page.getByRole('button', { name: '箱をまるごと検証する' })
  await expect(async () => {
    await page.goto(box)
    await expect(count).toBeVisible({ timeout: glance })
  }).toPass()
  await count.click()
  await expect(page.getByText(/60通すべてが、販売前に公開した値のとおり/)).toBeVisible()
  await page.goto(`${ouen.origin}/treasure-machine`)
  await chooseMachine(page, /星見の丘/)
  await expect(page.getByRole('row', { name: /景品なし\s今夜は星だけ/ })).toContainText('100.000%')
  const nothing = await draw(page, /1回ひく.*無料/, '1回ひく')
  expect(nothing).toEqual([expect.stringMatching(/^景品なし 今夜は星だけ/)])
  await expect(theatre(page).getByText('今回、景品はありません')).toBeVisible()
  await close(page)
  await expect(page.getByText(/きょうはもうひきました。次は/)).toBeVisible()
  await expect(page.getByRole('button', { name: /1回ひく.*無料/ })).toBeDisabled()
  await page.getByRole('link', { name: '抽選の履歴と検証' }).click()
  const free = page.getByRole('main').getByRole('listitem').first()
  await expect(free).toContainText(/無料.*景品なし\s今夜は星だけ/)
  expect(await verify(page, free)).toMatch(/✓ picks$/m)
})
