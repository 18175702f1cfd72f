import { newId } from '../../gateway/platform/ids.ts'
import { newFan, signUp } from './support/journeys.ts'
import { connectAsOwner } from './support/owner.ts'
import { glance } from './support/patience.ts'
import { expect, test } from './support/test.ts'

test('a fan reads what the station tells, keeps a favourite, and comes back to it', async ({
  page,
  ouen,
}) => {
  await page.goto(ouen.origin)
  await page.getByRole('link', { name: /圏外で書いた言葉が/ }).click()
  const title = page.getByRole('heading', { level: 1, name: /圏外で書いた言葉が/ })
  await expect(title).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '取り消せます' })).toBeVisible()
  // A guest is asked to sign up, and it is a favourite once they are back.
  const favorite = page.getByRole('button', { name: 'お気に入り' })
  await favorite.click()
  await signUp(page, ouen, 'はるか')
  await page.getByRole('button', { name: 'あとで決める' }).click()
  await expect(title).toBeVisible()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: /前のお知らせ/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /投票がはじまりました/ })).toBeVisible()
  await page.getByRole('link', { name: 'お知らせ一覧' }).click()
  await page.getByRole('link', { name: 'メンテナンス', exact: true }).click()
  await expect(page).toHaveURL(/category=MAINTENANCE/)
  await expect(page.getByRole('link', { name: /放送局の時計/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /サウンドトラック/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'お気に入り', exact: true }).click()
  await page.getByRole('link', { name: /圏外で書いた言葉が/ }).click()
  await expect(page).toHaveURL(/favorite-information-list$/)
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
})

test('what appears after a fan joined is unread on their screens until they open it', async ({
  page,
  startOuen,
}) => {
  const ouen = await startOuen()
  const owner = await connectAsOwner(ouen)
  await page.context().setStorageState(await newFan(ouen, 'みちる'))
  await page.goto(ouen.origin)
  const bell = page.getByRole('banner').getByRole('link', { name: /^お知らせ/ })
  await expect(bell).toHaveAccessibleName('お知らせ')

  const id = newId('information')
  await owner.query(
    `insert into information select tenant_id, $1, community_id, 'NEWS', jsonb_set(title, '{ja}', '"鳥が来ました"'),
     body, null, author_id, now(), null, null from information order by published_at limit 1`,
    [id],
  )
  // What is told to all is kept for a quarter of a minute.
  await expect(async () => {
    await page.reload()
    await expect(bell).toHaveAccessibleName('お知らせ 未読1件', { timeout: glance })
  }).toPass()
  await bell.click()
  await expect(page.getByRole('link', { name: /未読.*鳥が来ました/ })).toBeVisible()
  await page.getByRole('link', { name: /鳥が来ました/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '鳥が来ました' })).toBeVisible()
  await expect(bell).toHaveAccessibleName('お知らせ')
  await owner.end()
})
