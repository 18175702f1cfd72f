import type { BrowserContextOptions, Page } from 'playwright'

/** A mid-range phone beside a desktop, as Lighthouse has it. */
export const cpuSlowdown = 4
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Makes a page's processor as many times slower; 1 gives it back. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Milliseconds that a fixed loop takes in a page: what its processor is worth at the moment, the best of ten. */
export function calibrate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const once = () => {
      const from = performance.now()
      let sum = 0
      for (let turn = 0; turn < 2_000_000; turn += 1) sum = (sum * 31 + turn) | 0
      // Read, so that nobody finds the loop idle.
      document.documentElement.dataset['calibrated'] = String(sum)
      return performance.now() - from
    }
    return Math.min(...Array.from({ length: 10 }, once))
  })
}
