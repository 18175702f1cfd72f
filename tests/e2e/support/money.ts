import { expect, type Page } from '@playwright/test'
import type { Ouen } from './ouen.ts'

/** Cards of the payments sandbox, by what their bank does. */
export const cards = { accepted: '4242 4242 4242 4242', challenged: '4000 0027 6000 3184' }

/** Opens an item from the store, and begins to buy it. */
export async function buyNow(page: Page, ouen: Ouen, item: RegExp): Promise<void> {
  await page.goto(`${ouen.origin}/store`)
  await page.getByRole('link', { name: item }).first().click()
  await page.getByRole('button', { name: '今すぐ購入する' }).click()
}

/** Chooses how to pay, up to the page that confirms it. */
export async function payBy(page: Page, method: RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name: method })
  // As fans do: on the card, once it stands still.
  await page.locator('label', { has: radio }).click()
  await expect(radio).toBeChecked()
  await page.getByRole('button', { name: 'この方法で進む' }).click()
  await expect(page.getByText('お申し込みの期限')).toBeVisible()
}

/** Types where goods go into the page that confirms their order; its postal code brings most of it. */
export async function giveAddress(page: Page): Promise<void> {
  await page.getByLabel(/^姓/).fill('山田')
  await page.getByLabel(/^名/).fill('はるか')
  await page.getByLabel(/^セイ/).fill('やまだ')
  await page.getByRole('textbox', { name: /^メイ/ }).fill('はるか')
  await page.getByLabel('郵便番号').fill('１５０ー０００１')
  await page.getByLabel('郵便番号').blur()
  await expect(page.getByLabel('市区町村')).toHaveValue('渋谷区')
  await page.getByLabel('町域・番地').fill('神宮前1-2-3')
  await page.getByLabel('電話番号').first().fill('09012345678')
  await page.getByRole('button', { name: 'この住所を保存する' }).click()
  await expect(page.getByText('〒150-0001 東京都渋谷区神宮前1-2-3')).toBeVisible()
}

export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '注文を確定する' }).click()
}

/** The provider's own page, in its frame. */
export const providerFrame = (page: Page) => page.frameLocator('iframe')

/** Types a card into the provider's frame, and pays with it. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = providerFrame(page)
  await frame.getByLabel('カード番号').fill(number)
  await frame.getByLabel(/有効期限/).fill('12/30')
  await frame.getByLabel('セキュリティコード').fill('123')
  await frame.getByRole('button', { name: /支払う/ }).click()
}

/** The order is complete: its number stands there. */
export async function expectDone(page: Page): Promise<void> {
  await page.waitForURL('**/complete?*')
  await expect(page.getByText(/^\d{6}-\w{4}-\w{4}$/)).toBeVisible()
}

/** Moves the clock of gateway, jobs and sandbox on. */
export async function advanceClock({ origin }: Ouen, minutes: number): Promise<void> {
  const answer = await fetch(`${origin}/test-clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: minutes * 60_000 }),
  })
  expect(answer.status).toBe(200)
}
