import { expect, type Page, type Request, type Response } from '@playwright/test'

/** The app has adopted the page: links lead without a new document, and what is tapped is answered at once. */
export const adopted = (page: Page) => page.waitForFunction(() => !('ouenEarly' in window))

/**
 * Opens an address, and waits until the app has adopted the page, all that it asked for is here, and nothing is left
 * for it to do: what it has not asked for by then it does not ask for.
 */
export async function openSettled(page: Page, address: string): Promise<Response> {
  const open = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    asked += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  const response = await page.goto(address)
  await adopted(page)
  const underWay = async () => {
    const before = asked
    await page.evaluate(idle)
    return { open: [...open].map((request) => request.url()), new: asked - before }
  }
  await expect.poll(underWay).toEqual({ open: [], new: 0 })
  return response!
}

/**
 * Runs in the page: what waits for a moment of leisure has had its turn before. A machine without any has the browser
 * call it all the same, after a second.
 */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
}
