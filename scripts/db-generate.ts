import { spawnSync } from 'node:child_process'
import { listEnums } from './listEnums.ts'

// A migration's name says what it does: it is all that a reader of the folder sees.
const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)) {
  console.error('Say what the migration does: npm run db:generate -- add_coin_lots')
  process.exit(1)
}
// Tables read them.
listEnums()
run('drizzle-kit/bin.cjs', 'generate', '--name', name)
run('oxfmt/bin/oxfmt', 'gateway/platform/database/migrations/meta')

function run(program: string, ...args: string[]): void {
  const command = [`node_modules/${program}`, ...args]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
