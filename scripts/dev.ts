import { spawn } from 'node:child_process'
import { generate } from './generate.ts'

// Vite reloads the app's side in place; `--watch-path` starts the gateway anew when its own sources change.
await generate()
const watched = ['gateway', 'schema', 'rules', 'content'].flatMap((folder) => [
  '--watch-path',
  folder,
])
const gateway = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', 'gateway/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
gateway.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => gateway.kill(signal))
