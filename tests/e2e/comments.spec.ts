import { newFan } from './support/journeys.ts'
import { photo } from './support/photo.ts'
import { expect, test, type Locator } from './support/test.ts'

test('two fans talk under a post with pictures: a comment, a reply, lights, and a word taken back', async ({
  browser,
  ouen,
}) => {
  const open = async () => {
    const storageState = await newFan(ouen)
    const viewport = { width: 1280, height: 800 }
    const page = await (await browser.newContext({ storageState, viewport })).newPage()
    await page.goto(`${ouen.origin}/timeline`)
    return page
  }
  const author = await open()
  const posting = author.waitForResponse(/useSendPostMutation/)
  await author.getByRole('textbox', { name: '投稿を書く' }).fill('岬まで歩きました。')
  await author
    .locator('input[type=file]')
    .setInputFiles([await photo('sea.jpg', '#27496d'), await photo('dawn.jpg', '#b5651d')])
  await author.getByRole('button', { name: '説明', exact: true }).first().click()
  await author.getByRole('textbox', { name: '何が写っていますか' }).fill('岬の海')
  await author.getByRole('button', { name: '保存する' }).click()
  // It waits for what is on its way up.
  await author.getByRole('button', { name: '投稿する' }).click()
  await posting

  // The other finds the post's comments from its card, and writes one.
  const other = await open()
  const card = other.getByRole('article').filter({ hasText: '岬まで歩きました。' })
  await expect(card.getByRole('button', { name: /大きく見る/ })).toHaveCount(2)
  await card.getByRole('button', { name: '岬の海を大きく見る' }).click()
  const lightbox = other.getByRole('dialog', { name: '写真' })
  await expect(lightbox).toContainText('岬の海')
  const large = lightbox.locator('.pswp__item:not([aria-hidden=true]) img.pswp__img')
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600)
  await other.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await card.getByRole('link', { name: 'コメントを書く' }).click()
  await expect(other).toHaveURL(/\/posts\/post_.*#comments/)
  const field = other.getByRole('textbox', { name: 'コメントを書く' })
  await field.fill('風は強かったですか。')
  await other.reload()
  await expect(field).toHaveValue('風は強かったですか。')
  const commenting = other.waitForResponse(/CommentComposerMutation/)
  await other.getByRole('button', { name: 'コメントする' }).click()
  await commenting
  const own = other.getByRole('article').filter({ hasText: '風は強かったですか。' })
  await expect(own).toBeVisible()
  await expect(other.getByRole('heading', { name: 'コメント 1' })).toBeVisible()

  // The author is told of it, waves at it, and answers.
  await author.goto(`${ouen.origin}/notifications`)
  await author.getByRole('link', { name: /コメントしました.*風は強かったですか/ }).click()
  const comment = author.getByRole('article').filter({ hasText: '風は強かったですか。' })
  const waving = author.waitForResponse(/useWavePenlightsMutation/)
  await comment.getByRole('button', { name: /ペンライトを振る/ }).click()
  await waving
  await comment.getByRole('button', { name: '返信する' }).click()
  // Whom one answers is called by name: whoever talks here is found, and the words go on behind it.
  await author.getByRole('textbox', { name: /さんに返信する/ }).pressSequentially('@')
  await author.getByRole('option').first().click()
  await author.keyboard.type('帽子がとびました。')
  const answering = author.waitForResponse(/CommentComposerMutation/)
  await author.locator('form').getByRole('button', { name: '返信する' }).click()
  await answering
  await expect(author.getByRole('heading', { name: 'コメント 2' })).toBeVisible()

  await other.goto(`${ouen.origin}/notifications`)
  await expect(other.getByRole('link', { name: /コメントにペンライト/ })).toBeVisible()
  await other.getByRole('link', { name: /コメントに返信しました/ }).click()
  const answer = other.getByRole('article').filter({ hasText: '帽子がとびました。' })
  await expect(answer.getByRole('link', { name: /^@/ })).toHaveAttribute('href', /user_/)

  // What has a slip of the pen is changed, and says so to both.
  await own.getByRole('button', { name: 'このコメントのメニュー' }).click()
  await other.getByRole('menuitem', { name: '編集する' }).click()
  await other.getByRole('textbox', { name: 'コメントを編集' }).fill('風は強かったですか。海は？')
  await other.getByRole('button', { name: '保存する' }).click()
  await expect(own.getByText('編集済み')).toBeVisible()
  await author.reload()
  await expect(author.getByText('風は強かったですか。海は？')).toBeVisible()

  // Taken back, it is gone with its answer; undone, both stand again.
  await own.getByRole('button', { name: 'このコメントのメニュー' }).click()
  await other.getByRole('menuitem', { name: 'コメントを削除する' }).click()
  await expect(own).toHaveCount(0)
  await author.reload()
  await expect(author.getByRole('heading', { name: 'コメント', exact: true })).toBeVisible()
  const undoing = other.waitForResponse(/useDeleteCommentMutation/)
  await other.getByRole('button', { name: '元に戻す' }).click()
  await undoing
  await expect(own).toBeVisible()
  await author.reload()
  await expect(author.getByText('帽子がとびました。')).toBeVisible()
})

test('a fan asks with a post, another answers once and sees the result', async ({
  browser,
  ouen,
}) => {
  const open = async () => {
    const storageState = await newFan(ouen)
    const viewport = { width: 1280, height: 800 }
    const page = await (await browser.newContext({ storageState, viewport })).newPage()
    await page.goto(`${ouen.origin}/timeline`)
    return page
  }
  const author = await open()
  await author.getByRole('textbox', { name: '投稿を書く' }).fill('灯台で食べるなら？')
  await author.getByRole('button', { name: 'みんなに聞く' }).click()
  await author.keyboard.type('おにぎり')
  await author.getByRole('textbox', { name: '選択肢2' }).fill('サンドイッチ')
  // What is to be asked stands in the browser until it is posted.
  await author.reload()
  await expect(author.getByRole('textbox', { name: '選択肢2' })).toHaveValue('サンドイッチ')
  const posting = author.waitForResponse(/useSendPostMutation/)
  await author.getByRole('button', { name: '投稿する' }).click()
  await posting
  const asked = author.getByRole('article').filter({ hasText: '灯台で食べるなら？' })
  await expect(asked.getByText('0人が回答')).toBeVisible()

  const other = await open()
  const card = other.getByRole('article').filter({ hasText: '灯台で食べるなら？' })
  await card.getByRole('radio', { name: 'サンドイッチ' }).check()
  await card.getByRole('radio', { name: 'おにぎり' }).check()
  const voting = other.waitForResponse(/useVotePollMutation/)
  await card.getByRole('button', { name: '答える' }).click()
  await voting
  const result = card.getByRole('list', { name: 'みんなの回答' })
  await expect(result).toBeFocused()
  await expect(result.getByRole('listitem').filter({ hasText: 'おにぎり' })).toHaveText(
    /あなたの回答.*100%/,
  )
  await other.reload()
  await expect(card.getByText('1人が回答')).toBeVisible()
  await expect(card.getByRole('radio')).toHaveCount(0)

  await author.reload()
  await expect(asked.getByText('1人が回答')).toBeVisible()
})

test('a fan keeps a post and a topic to come back to, and lets one of them go', async ({
  browser,
  ouen,
}) => {
  const storageState = await newFan(ouen)
  const viewport = { width: 1280, height: 800 }
  const page = await (await browser.newContext({ storageState, viewport })).newPage()
  await page.goto(`${ouen.origin}/timeline`)
  const posting = page.waitForResponse(/useSendPostMutation/)
  await page.getByRole('textbox', { name: '投稿を書く' }).fill('灯台の階段を数えました。')
  await page.getByRole('button', { name: '投稿する' }).click()
  await posting
  const post = page.getByRole('article').filter({ hasText: '灯台の階段を数えました。' })
  const choose = async (menu: Locator, name: string) => {
    await menu.click()
    const answered = page.waitForResponse(/useBookmarkItemMutation/)
    await page.getByRole('menuitem', { name }).click()
    await answered
  }
  const menu = post.getByRole('button', { name: 'この投稿のメニュー' })
  await choose(menu, 'ブックマークする')
  await page.getByRole('button', { name: '一覧を見る' }).click()
  await page.waitForURL('**/bookmarks')
  await expect(post).toBeVisible()

  // A topic that is kept after it stands above it.
  await page.goto(`${ouen.origin}/topics`)
  await page.locator('a[href*="/topics/topic_"]').first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('トピック')
  const name = (await title.textContent()) ?? ''
  await choose(page.getByRole('button', { name: 'このトピックのメニュー' }), 'ブックマークする')
  await page.goto(`${ouen.origin}/mypage`)
  await page.getByRole('link', { name: 'ブックマーク', exact: true }).click()
  const topic = page.locator('a[href*="/topics/topic_"]').filter({ hasText: name })
  await expect(topic).toBeVisible()
  const kept = page.locator('[data-written]')
  await expect(kept).toHaveCount(2)
  await expect(kept.first()).toContainText(name)

  // What is let go is gone at once, comes back by a word, and is gone for good where it is let go again.
  await choose(menu, 'ブックマークを外す')
  await expect(post).toHaveCount(0)
  const undone = page.waitForResponse(/useBookmarkItemMutation/)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await undone
  await expect(post).toBeVisible()
  await choose(menu, 'ブックマークを外す')
  await page.reload()
  await expect(topic).toBeVisible()
  await expect(kept).toHaveCount(1)
})
