import { spawnSync } from 'node:child_process'
import { generate } from './generate.ts'
import { readArgs, refuse } from './usage.ts'

/**
 * Sends whatever chance brings to every operation for a minute, or for as many seconds as it is told: by
 * HTTP, in process and over the stream. What fails is told with the seed that brings it again.
 */
const usage = `npm run fuzz           a minute
npm run fuzz -- 600    as many seconds as this`
const [seconds = '60'] = readArgs(usage, { allowPositionals: true }).positionals
if (!/^[1-9]\d*$/.test(seconds)) refuse(usage, `"${seconds}" is no number of seconds.`)

await generate()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/hostile/fuzz'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_SECONDS: seconds } },
)
process.exitCode = status ?? 1
