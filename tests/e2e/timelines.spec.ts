import { newFan } from './support/journeys.ts'
import { advanceClock } from './support/money.ts'
import { glance } from './support/patience.ts'
import type { Ouen } from './support/ouen.ts'
import { expect, test, type Page } from './support/test.ts'

/** Nobody posts twice within five seconds. */
const pauseFrom = (ouen: Ouen) => advanceClock(ouen, 0.1)

/** Posts by the composer that stands in place on a desktop. */
async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: '投稿を書く' }).fill(text)
  await page.getByRole('button', { name: '投稿する' }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
}

test('a fan follows somebody, reads on where they were, is moved by nobody, and writes under a hashtag', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({ TEST_CLOCK: 'on' })
  const open = async (path: string) => {
    const storageState = await newFan(ouen)
    const viewport = { width: 1280, height: 800 }
    const page = await (await browser.newContext({ storageState, viewport })).newPage()
    await page.clock.install()
    await page.goto(`${ouen.origin}${path}`)
    return page
  }
  const author = await open('/timeline')
  await write(author, '灯台まで歩きました。')

  const reader = await open('/timeline')
  const post = reader.getByRole('article').filter({ hasText: '灯台まで歩きました。' })
  await post.getByRole('link', { name: /はるか/ }).click()
  const followed = reader.waitForResponse(/graphql.*FollowButtonMutation/)
  await reader.getByRole('button', { name: /さんをフォロー$/ }).click()
  await followed
  await reader.goto(`${ouen.origin}/home-timeline`)
  await expect(post).toHaveCount(1)

  // Down among the older ones: what comes now moves nothing.
  const articles = reader.getByRole('article')
  await reader.mouse.move(640, 400)
  await reader.mouse.wheel(0, 700)
  const place = () =>
    articles.evaluateAll((all) => {
      const tops = all.map((each) => Math.round(each.getBoundingClientRect().top))
      const at = tops.findIndex((top) => top > 0)
      return { at, text: all[at]?.textContent, top: tops[at] }
    })
  let scrolled = 0
  const isStill = async () => {
    const before = scrolled
    scrolled = await reader.evaluate(() => scrollY)
    return scrolled > 400 && scrolled === before
  }
  await expect.poll(isStill).toBe(true)
  const before = await place()
  const isThere = async () => {
    const { text, top = NaN } = await place()
    expect(text).toBe(before.text)
    expect(Math.abs(top - before.top!)).toBeLessThan(3)
  }
  await pauseFrom(ouen)
  await write(author, '灯台の上は、風が強いです。')
  const pill = reader.getByRole('button', { name: '新しい投稿 1件' })
  // Pages ask for the number of new posts twice a minute at most.
  const seePill = () =>
    expect(async () => {
      await reader.clock.fastForward(40_000)
      await expect(pill).toBeVisible({ timeout: glance })
    }).toPass()
  await seePill()
  await isThere()
  const late = articles.filter({ hasText: '灯台の上は、風が強いです。' })
  await expect(late).toHaveCount(0)

  // Over a reload the new post stands above, and the same one is before the reader all the same.
  await reader.reload()
  await expect(late).toHaveCount(1)
  await expect(isThere).toPass()

  // And Back from a post that was opened leads to it. Its first link is in view: one below a picture would be scrolled to.
  const { at } = await place()
  await articles.nth(at).locator('a[href*="/posts/"]').first().click()
  await reader.waitForURL('**/posts/*')
  await reader.goBack()
  await reader.waitForURL('**/home-timeline')
  await expect(isThere).toPass()

  // The pill leads to what is new, on the reader's word.
  await pauseFrom(ouen)
  await write(author, '下りてきました。')
  await seePill()
  await pill.click()
  await expect(articles.first()).toContainText('下りてきました。')
  await expect(reader.evaluate(() => scrollY)).resolves.toBe(0)

  // Whom the fan does not want to see there is switched off, on the server.
  await reader.getByRole('link', { name: '表示の設定' }).click()
  const saved = reader.waitForResponse(/SourceSwitchesMutation/)
  await reader.getByRole('checkbox', { name: 'フォローしている人' }).uncheck()
  await saved
  await reader.goto(`${ouen.origin}/home-timeline`)
  await expect(reader.getByRole('navigation', { name: 'タイムライン' })).toBeVisible()
  await expect(late).toHaveCount(0)

  // A hashtag leads to what is written under it, where one writes on.
  await pauseFrom(ouen)
  await write(author, '灯りがともりました。 #灯台の夜')
  await author.getByRole('link', { name: '#灯台の夜' }).click()
  await expect(author.getByRole('heading', { level: 1, name: '#灯台の夜' })).toBeVisible()
  const tagged = author.getByRole('article')
  await expect(tagged).toHaveText([/灯りがともりました。/])
  await pauseFrom(ouen)
  await author.getByRole('button', { name: 'このタグで投稿する' }).click()
  const composer = author.getByRole('dialog', { name: '投稿を書く' })
  const field = composer.getByRole('textbox', { name: '投稿を書く' })
  await field.fill('消えました。 #灯台の夜')
  // Kept as a draft, it stays where it is written.
  await expect(composer.getByText('書きかけは、下書きに残ります。')).toBeVisible()
  await expect(field).toHaveValue('消えました。 #灯台の夜')
  await composer.getByRole('button', { name: '投稿する' }).click()
  await expect(tagged).toHaveText([/消えました。/, /灯りがともりました。/])
})
