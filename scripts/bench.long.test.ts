import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('each part of the bench still measures what it says', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bench.ts', '--short'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for (const measured of ['messages written', 'sent to seen', 'log-ins at once', 'the theatre'])
    expect(stdout).toContain(measured)
})
