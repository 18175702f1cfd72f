import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Ouen } from './e2e/support/ouen.ts'
import { processesWith } from './processes.ts'

const database = pathToFileURL(resolve('gateway/platform/database/embedded.ts')).href

/** A gateway that starts its database, tells who that is, and then ends so, before it serves. */
function failing(folder: string, end: string): string {
  const program = join(folder, 'failing.ts')
  writeFileSync(
    program,
    `import { readFileSync, writeFileSync } from 'node:fs'
    import { startEmbeddedPostgres } from ${JSON.stringify(database)}
    const data = process.env.DATA_DIR
    await startEmbeddedPostgres(data)
    writeFileSync(process.env.TOLD, readFileSync(data + '/postgres/postmaster.pid', 'utf8').split('\\n')[0])
    console.error('the last words')
    ${end}`,
  )
  return program
}

test.each([
  ['by an exit code', `process.exitCode = 70`, 'it ended by 70'],
  ['by a signal', `process.kill(process.pid, 'SIGKILL')`, 'it ended by SIGKILL'],
])('an Ouen that ends %s before it serves leaves nothing behind', async (_, end, how) => {
  const folder = mkdtempSync(join(tmpdir(), 'ouen-failing-'))
  // Where its data folder is made, so that nothing else is looked at.
  const data = mkdtempSync(join(folder, 'data-'))
  // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
  for (const each of [folder, data]) chmodSync(each, 0o755)
  vi.stubEnv('TMPDIR', data)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  const told = join(folder, 'told')
  const started = Ouen.start({ TOLD: told }, failing(folder, end))
  const message = await started.then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(message).toContain(`Ouen did not start, ${how}`)
  expect(message).toContain('the last words')
  // Its database had started.
  expect(Number(readFileSync(told, 'utf8'))).toBeGreaterThan(1)
  expect(readdirSync(data)).toEqual([])
  // Nor does the database run, which has its settings. One that has ended may keep its number until it is taken notice of.
  expect(processesWith(`TOLD=${told}`)).toEqual([])
  expect(Ouen.all.size).toBe(0)
})
