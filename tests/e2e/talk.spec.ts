import { randomUUID } from 'node:crypto'
import { channelsOf, send, signUpByApi } from './support/apiJourneys.ts'
import { newFan, openChannel, say, saying } from './support/journeys.ts'
import { expect, test, type Page } from './support/test.ts'

/** By keys, as from a desktop: the message has the focus, and the key is of its own. */
async function choose(page: Page, text: string, action: string): Promise<void> {
  await saying(page, text).last().press('Enter')
  await page.getByRole('menuitem', { name: action }).click()
}

test('two fans reply, wave, edit, take back and block, each in a browser of their own', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
  const open = async (viewport: { width: number; height: number }) => {
    const storageState = await newFan(ouen)
    const context = await browser.newContext({ storageState, viewport })
    const page = await context.newPage()
    await page.goto(ouen.origin)
    await openChannel(page, 'ロビー')
    return page
  }
  const desktop = await open({ width: 1280, height: 800 })
  const phone = await open({ width: 390, height: 844 })
  // Somebody without an account looks in: their page asks by itself, and is read anew by nobody.
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(ouen.origin)
  await openChannel(guest, 'ロビー')

  await say(desktop, '灯台の歌、きこえた？')
  await expect(saying(phone, '灯台の歌、きこえた？')).toBeVisible()

  // A reply carries what it answers, and reaches the other browser with it.
  await choose(phone, '灯台の歌、きこえた？', '返信する')
  await expect(phone.getByText('はるかさんに返信')).toBeVisible()
  await say(phone, 'きこえました')
  await expect(saying(desktop, 'きこえました')).toContainText('灯台の歌、きこえた？')

  // A light that is waved is seen by the other.
  await saying(desktop, 'きこえました').hover()
  await desktop.getByRole('button', { name: '推しの色を振る' }).click()
  await expect(phone.getByRole('button', { name: 'ペンライト 1件' })).toBeVisible()

  // Any emoji is given: it is found by how it is read, and taken by a key.
  await saying(desktop, 'きこえました').hover()
  const react = desktop.getByRole('button', { name: 'リアクションする' })
  const bar = (await react.boundingBox())!
  await react.click()
  await desktop.mouse.move(400, 20)
  await desktop.getByRole('searchbox', { name: '絵文字をさがす' }).fill('くらっかー')
  await desktop.getByRole('option').first().waitFor()
  const choice = (await desktop.getByRole('dialog').boundingBox())!
  expect(Math.abs(choice.x + choice.width - bar.x - bar.width)).toBeLessThan(20)
  await desktop.keyboard.press('Enter')
  await expect(phone.getByRole('button', { name: /1件/ })).toHaveCount(2)
  await expect(saying(guest, '灯台の歌、きこえた？').first()).toBeVisible()
  await expect(guest.getByRole('button', { name: 'ペンライト 1件' })).toBeVisible()

  // A sticker goes with one tap, and is what it says wherever it is seen.
  await phone.getByRole('button', { name: 'スタンプをえらぶ' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'ありがとう' }).click()
  await expect(desktop.getByRole('log').getByRole('img', { name: 'ありがとう' })).toBeVisible()

  // What was said is found from its room, however it is spelled, and leads back to its place.
  await desktop.getByRole('link', { name: 'この部屋のトークをさがす' }).click()
  await desktop.getByRole('searchbox').fill('キコエマシタ')
  await desktop.getByRole('main').getByRole('link', { name: 'きこえました' }).click()
  await expect(saying(desktop, 'きこえました')).toBeInViewport()

  // And written, where the cursor is.
  await desktop.getByRole('textbox').fill('灯台')
  await desktop.getByRole('button', { name: '絵文字をえらぶ' }).click()
  await desktop.getByRole('searchbox', { name: '絵文字をさがす' }).fill('なみ')
  await desktop.getByRole('option', { name: '波', exact: true }).click()
  await expect(desktop.getByRole('textbox')).toHaveValue('灯台🌊')
  await expect(desktop.getByRole('textbox')).toBeFocused()
  await desktop.getByRole('textbox').fill('')

  // Another text takes the place of the first in both, with its mark.
  await choose(phone, 'きこえました', '編集する')
  await say(phone, 'ちゃんときこえました')
  await expect(saying(desktop, 'ちゃんときこえました')).toContainText('編集済み')

  // Deleted, it leaves the other browser; undone, it is back.
  await choose(phone, 'ちゃんときこえました', '削除する')
  await expect(desktop.getByRole('log').getByText('ちゃんときこえました')).toHaveCount(0)
  await expect(saying(desktop, 'メッセージが削除されました')).toBeVisible()
  await phone.getByRole('button', { name: '元に戻す' }).click()
  await expect(saying(desktop, 'ちゃんときこえました')).toBeVisible()

  // Who is blocked is not seen any more.
  const { fan } = await signUpByApi(ouen, 'しつこい人')
  const lobby = (await channelsOf(fan)).find(({ name }) => name === 'ロビー')!
  await send(fan, lobby.id, '会いにいくね', randomUUID())
  await choose(desktop, '会いにいくね', 'しつこい人さんをブロック')
  await desktop.getByRole('button', { name: 'ブロックする' }).click()
  await expect(desktop.getByRole('log').getByText('会いにいくね')).toHaveCount(0)
  await expect(saying(phone, '会いにいくね')).toBeVisible()
  await expect(saying(guest, '会いにいくね')).toBeVisible()
  await expect(saying(guest, 'ちゃんときこえました')).toContainText('編集済み')

  // By an @ and a part of a name one calls the other: the list shows where, the room whom, and they are told.
  await desktop.goto(`${ouen.origin}/messages`)
  await phone.getByRole('textbox').pressSequentially('おはよう ＠ﾊﾙ')
  await phone.getByRole('option', { name: 'はるか' }).waitFor()
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('textbox')).toHaveValue('おはよう @はるか ')
  await phone.keyboard.type('さん')
  await phone.keyboard.press('Enter')
  await expect(saying(phone, 'おはよう').getByRole('link', { name: '@はるか' })).toBeVisible()
  const room = desktop.getByRole('link', { name: /ロビー/ })
  await expect(room.getByRole('img', { name: 'あなたへのメンション1件' })).toBeVisible()
  await desktop.goto(`${ouen.origin}/notifications`)
  await desktop.getByRole('link', { name: /はるかさんがあなたをメンションしました/ }).click()
  await expect(saying(desktop, 'おはよう').getByRole('link', { name: '@はるか' })).toBeVisible()

  // What is taken back is gone for a guest too, once it was there.
  await expect(saying(guest, 'おはよう')).toBeVisible()
  await choose(phone, 'おはよう', '削除する')
  await expect(saying(guest, 'おはよう')).toHaveCount(0)
  await expect(saying(guest, 'メッセージが削除されました')).toBeVisible()
})

test('what is said while a room opens is shown, though its subscription begins only then', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
  const { fan } = await signUpByApi(ouen, 'そら')
  const lobby = (await channelsOf(fan)).find(({ name }) => name === 'ロビー')!
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  const begin = Promise.withResolvers<void>()
  await page.route('**/stream?operationName=useLiveMessagesSubscription', async (route) => {
    await begin.promise
    await route.continue()
  })
  const answered = (name: string) =>
    page.waitForResponse((response) => response.url().endsWith(`operationName=${name}`))
  const streamOpened = answered('channelActivitySubscription')
  await page.goto(`${ouen.origin}/messages`)
  await streamOpened
  // The room asks where it stands, finds nothing missed, and only then something is said.
  const marked = answered('markReadMutation')
  await page.getByRole('link', { name: /ロビー/ }).click()
  await marked
  const { typename } = await send(fan, lobby.id, '間に合った？', randomUUID())
  expect(typename).toBe('CreateChatMessageSuccess')
  begin.resolve()
  await expect(saying(page, '間に合った？')).toBeVisible()
  await context.close()
})

test('a finger that holds a message low on a phone opens its menu, and lifting it presses nothing', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
  const storageState = await newFan(ouen)
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ storageState, viewport, hasTouch: true })
  const page = await context.newPage()
  await page.goto(ouen.origin)
  await openChannel(page, 'ロビー')
  const newest = page.getByRole('log').getByRole('listitem').last()
  const box = (await newest.boundingBox())!
  const finger = { x: box.x + 80, y: box.y + box.height / 2 }
  const menu = page.getByRole('dialog', { name: 'メッセージのメニュー' })

  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await expect(menu).toBeVisible()
  // It has risen as far as it goes: a row of it lies under the finger.
  await expect
    .poll(() =>
      page.evaluate(
        ({ x, y }) => !!document.elementFromPoint(x, y)?.closest('[role="dialog"]'),
        finger,
      ),
    )
    .toBe(true)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // What must not come has no moment by which it would be here: long enough for a press that browsers make of a touch.
  await page.waitForTimeout(500)
  await expect(menu).toBeVisible()

  // A touch of its own presses.
  await menu.getByText('返信する').tap()
  await expect(page.getByText(/に返信$/)).toBeVisible()
})
