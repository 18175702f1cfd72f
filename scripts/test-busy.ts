import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * `npm run test:busy -- unit`: a part of the tests (all without one) while as many threads as there are cores
 * each take a core whole. What fails here and not alone waits for time, not for what it needs.
 */
const burners = Array.from(
  { length: availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
)
const args = process.argv.slice(2).flatMap((part) => ['--part', part])
spawn(process.execPath, ['scripts/test.ts', ...args], { stdio: 'inherit' }).once('exit', (code) => {
  process.exitCode = code ?? 1
  for (const burner of burners) void burner.terminate()
})
