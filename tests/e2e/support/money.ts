import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { Ouen } from './ouen.ts'

/** Cards of the payments sandbox, by what their bank does. */
export const cards = {
  accepted: '4242 4242 4242 4242',
  challenged: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
}

/** Opens an item from the store, and begins to buy it. */
export async function buyNow(page: Page, ouen: Ouen, item: RegExp): Promise<void> {
  // A machine that stands still for seconds is told 503, and asked to try again.
  await expect(async () => {
    expect((await page.goto(`${ouen.origin}/store`))!.status()).toBe(200)
  }).toPass()
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
  await page.getByRole('button', { name: /^注文を確定/ }).click()
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

/** Has it be noon in Japan, where a day begins: no journey that stays in one finds itself in the next. */
export async function passUntilNoon(ouen: Ouen): Promise<void> {
  const now = await timeAt(ouen)
  const noon = new Date(now)
  noon.setUTCHours(3, 0, 0, 0)
  if (noon < now) noon.setUTCDate(noon.getUTCDate() + 1)
  await advanceClock(ouen, Math.ceil((noon.getTime() - now.getTime()) / 60_000))
}

/** What the clock of gateway, jobs and sandbox shows. */
export async function timeAt({ origin }: Ouen): Promise<Date> {
  const answer = await fetch(`${origin}/test-clock`)
  const { now } = (await answer.json()) as { now: string }
  return new Date(now)
}

/**
 * Goes away and comes back so many minutes later, in a new tab, by the browser's clock too. The tab is closed
 * first: whether it renewed its sign-in while the clock moved would be chance.
 */
export async function comeBackLater(page: Page, ouen: Ouen, minutes: number): Promise<Page> {
  const context = page.context()
  await page.close()
  await advanceClock(ouen, minutes)
  await context.clock.setSystemTime(await timeAt(ouen))
  return context.newPage()
}

/** What one operator asks for and another approves, beside the gateway that serves. */
export async function refund(ouen: Ouen, order: string, ...details: string[]): Promise<void> {
  const ops = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: ouen.dataDir, LOG_LEVEL: 'silent' }
    const hand = ['--why', 'a journey']
    return (
      await promisify(execFile)(process.execPath, ['scripts/ops.ts', ...args, ...hand], { env })
    ).stdout
  }
  const asked = await ops('refund', order, ...details, '--by', 'sato')
  await ops('approve', /act_\w{26}/.exec(asked)?.[0] ?? '', '--by', 'suzuki')
}
