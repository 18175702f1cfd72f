import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './ensureBuilt.js'

ensureBuilt()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
