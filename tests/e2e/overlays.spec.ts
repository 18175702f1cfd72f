import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { channelsOf, send, signUpByApi } from './support/apiJourneys.ts'
import { complaintsOf } from './support/complaints.ts'
import { openChannel, signUp } from './support/journeys.ts'
import { Ouen } from './support/ouen.ts'

let ouen: Ouen
test.beforeAll(async () => {
  ouen = await Ouen.start()
})
test.afterAll(() => ouen.dispose())

const close = async (page: Page, name: string) => {
  const overlay = page.getByRole('dialog', { name, exact: true })
  await expect(overlay).toBeVisible()
  await overlay.getByRole('button', { name: '閉じる' }).click()
  await expect(overlay).toBeHidden()
}

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

    test('the message menu and the report dialog open in silence', async ({ page }) => {
      const { fan } = await signUpByApi(ouen, 'そら')
      const lobby = (await channelsOf(fan)).find(({ name }) => name === 'ロビー')!
      await send(fan, lobby.id, `ごあいさつ ${device}`, randomUUID())
      await page.goto(ouen.origin)
      await page.getByRole('button', { name: '参加する' }).click()
      await signUp(page, ouen, 'みなと')
      await page.getByRole('button', { name: 'あとで決める' }).click()
      await page.waitForURL(`${ouen.origin}/`)

      const complaints = complaintsOf(page)
      await openChannel(page, 'ロビー')
      const menu = page.getByRole('button', { name: 'そらさんのメッセージのメニュー' }).last()
      await menu.click()
      await page.getByRole('menuitem', { name: '報告する' }).click()
      await close(page, 'このメッセージを報告')
      expect(complaints).toEqual([])
    })
  })
