import { readFileSync } from 'node:fs'
import { verifyDraw, type Evidence } from '../rules/draws/verify.ts'
import { readArgs, refuse } from './usage.ts'

// What the app's page saves of a draw, or a list of such: each is counted anew, and each step is told. It asks no
// gateway. Ends with 1 where something does not match.

const usage = 'npm run verify:draws -- treasuredraw_01jd….json     what the page of a draw saves'
const { positionals: files } = readArgs(usage, { allowPositionals: true })
if (files.length === 0) refuse(usage, 'Say which file.')

const words = { HOLDS: '✓', FAILS: '✗', WAITING: '…' }

for (const file of files) {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Evidence | Evidence[]
  for (const evidence of Array.isArray(read) ? read : [read]) {
    const steps = verifyDraw(evidence)
    const told = steps.map(({ name, outcome }) => `${words[outcome]} ${name.toLowerCase()}`)
    console.log(`${evidence.receipt.draw}  ${told.join('  ')}`)
    if (steps.some(({ outcome }) => outcome === 'FAILS')) process.exitCode = 1
  }
}
