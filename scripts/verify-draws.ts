import { readFileSync } from 'node:fs'
import { verifyDraw, type Evidence } from '../rules/draws/verify.ts'
import { verifyRuns } from '../rules/draws/verifyRun.ts'
import { verifyBox, type OpenedBox } from '../rules/draws/verifyBox.ts'
import { verifyDrawing, type DrawingEvidence } from '../rules/draws/verifyDrawing.ts'
import type { Receipt } from '../rules/draws/receipt.ts'
import { readArgs, refuse } from './usage.ts'

// What the app's pages save of a treasure machine's draw, of a whole box or of a prize draw, what stands at a prize draw's
// /draw-lists/….json, or a list of such: each is counted anew, and each step is told. Where several draws are of one pair of seeds, so is whether they are a
// run without a gap. It asks no gateway. Ends with 1
// where something does not match.

const usage = 'npm run verify:draws -- treasuredraw_01jd….json     what the page of a draw saves'
const { positionals: files } = readArgs(usage, { allowPositionals: true })
if (files.length === 0) refuse(usage, 'Say which file.')

type Saved = Evidence | DrawingEvidence | OpenedBox

const receipts: Receipt[] = []
const words = { HOLDS: '✓', FAILS: '✗', WAITING: '…' }

for (const file of files) {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Saved | Saved[]
  for (const evidence of Array.isArray(read) ? read : [read]) {
    if ('contents' in evidence) {
      const holds = verifyBox(evidence)
      console.log(`${evidence.root}  ${holds ? '✓' : '✗'} box of ${evidence.contents.length}`)
      if (!holds) process.exitCode = 1
      continue
    }
    const [draw, steps] =
      'kind' in evidence
        ? [evidence.terms.draw, verifyDrawing(evidence)]
        : [evidence.receipt.draw, verifyDraw(evidence)]
    // What nobody signed tells nothing of a run.
    const isSigned = steps.some(({ name, outcome }) => name === 'SIGNATURE' && outcome === 'HOLDS')
    if (!('kind' in evidence) && isSigned) receipts.push(evidence.receipt)
    const told = steps.map(({ name, outcome }) => `${words[outcome]} ${name.toLowerCase()}`)
    console.log(`${draw}  ${told.join('  ')}`)
    if (steps.some(({ outcome }) => outcome === 'FAILS')) process.exitCode = 1
  }
}

for (const { machine, draws, outcome, faults } of verifyRuns(receipts)) {
  if (draws < 2) continue
  const told = faults.map(({ kind, draw, missing }) =>
    missing ? `no receipt of ${missing.from} to ${missing.to}` : `${kind.toLowerCase()} at ${draw}`,
  )
  console.log([`${machine}  ${words[outcome]} run of ${draws}`, ...told].join('  '))
  if (outcome === 'FAILS') process.exitCode = 1
}
