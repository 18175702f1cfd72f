import { spawnSync } from 'node:child_process'

// A migration's name says what it does: it is all that a reader of the folder sees.
const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)) {
  console.error('Say what the migration does: npm run db:generate -- add_coin_lots')
  process.exit(1)
}
const args = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name]
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
