import { chromium } from 'playwright'
import { build } from 'vite'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { hashOfOdds, wholeWeight, type Odds } from '#rules/draws/odds.ts'
import { playOdds } from '#rules/draws/play.ts'
import type { Receipt } from '#rules/draws/receipt.ts'
import { publicKeyOf, sign } from '#rules/draws/signature.ts'
import type { Evidence, verifyDraw } from '#rules/draws/verify.ts'
import { launchOptions } from '../../tests/browser/pinnedBrowser.ts'
import { cpuSlowdown, slowDown } from './phone.ts'
import { sized } from './size.ts'

const draws = sized(100_000, 1_000)
/** Of ten draws each; as many pages' evidence at once as a phone holds. */
const atOnce = sized(500, 10)
const key = '5e'.repeat(32)
const serverSeed = 'a7'.repeat(32)
const clientSeed = 'c1'.repeat(32)
const odds: Odds = {
  base: ['s', 'a', 'b'].map((prize, at) => ({ prize, weight: [3_000, 7_000, 90_000][at]! })),
  guarantee: [{ prize: 'a', weight: wholeWeight }],
  pity: { at: 100, table: [{ prize: 's', weight: wholeWeight }] },
  top: ['s'],
}

/**
 * A hundred thousand draws proven by the app's own functions in a browser, each ten with its receipt: the signature,
 * both seeds, the odds and every pick counted anew.
 */
export async function benchVerification(
  row: (what: string, figures: string) => void,
): Promise<void> {
  const browser = await chromium.launch(await launchOptions())
  try {
    for (const rate of [1, cpuSlowdown]) {
      const page = await browser.newPage()
      await page.addScriptTag({ content: await bundle() })
      await slowDown(page, rate)
      // Slowed, a tenth says as much.
      const wanted = draws / (rate === 1 ? 1 : 10)
      let [ms, held] = [0, 0]
      for (let counter = 0; counter < wanted; counter += atOnce * 10) {
        const told = await page.evaluate(prove, evidenceFrom(counter))
        ms += told.ms
        held += told.held
      }
      row(
        `${wanted.toLocaleString('en')} draws proven${rate === 1 ? '' : `, CPU ${rate}×`}`,
        `${(ms / 1_000).toFixed(1)} s, ${(ms / (wanted / 10)).toFixed(2)} ms a receipt of ten, ${held} of ${wanted / 10} hold`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'rules/draws/verify.ts', formats: ['iife'], name: 'draws' },
    },
  })
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }]
  return output[0].code
}

/** Runs in the page. */
function prove(all: Evidence[]): { ms: number; held: number } {
  const { draws: app } = window as unknown as { draws: { verifyDraw: typeof verifyDraw } }
  const from = performance.now()
  const held = all.filter((evidence) =>
    app.verifyDraw(evidence).every(({ outcome }) => outcome === 'HOLDS'),
  ).length
  return { ms: performance.now() - from, held }
}

/** Draws of ten with their receipts, as the gateway writes them. */
function evidenceFrom(first: number): Evidence[] {
  const publicKey = publicKeyOf(key)
  return Array.from({ length: atOnce }, (_, index) => {
    const counter = first + index * 10
    const name = { tenant: 'ouen', machine: 'machine', drawer: 'd7'.repeat(16), clientSeed }
    const picks = playOdds({ ...name, serverSeed, counter, count: 10 }, odds, 0)
    const receipt: Receipt = {
      version: 1,
      kind: 'ODDS',
      draw: `draw${counter}`,
      at: '2026-11-20T00:00:00.000Z',
      ...name,
      odds: hashOfOdds(odds),
      counter,
      clientHash: hashOfBytes(clientSeed),
      serverHash: hashOfBytes(serverSeed),
      since: { before: 0, after: picks.at(-1)!.since },
      picks: picks.map(({ prize, table }) => ({ prize, table })),
    }
    return { receipt, signature: sign(receipt, key), publicKey, odds, serverSeed }
  })
}
