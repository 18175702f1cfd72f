import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a process says and how it ends that runs this after the gateway's own preparation. */
function run(code: string) {
  const { href } = new URL('.', import.meta.url)
  const script = `
    import { createLog } from '${href}log.ts'
    import { endOnUncaught } from '${href}uncaught.ts'
    endOnUncaught(createLog({ logLevel: 'info' }))
    const error = Object.assign(new Error('it broke'), { config: { password: 'hush' } })
    setTimeout(() => console.log('it went on'), 200)
    ${code}
  `
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
}

const told = {
  level: 60,
  msg: 'a fault that nothing caught ends the gateway',
  err: { message: 'it broke', stack: expect.stringMatching(/^\s+at /) },
}

it.each([
  ['a throw', 'setImmediate(() => { throw error })', told],
  ['a rejection', 'Promise.reject(error)', told],
  ['an error event', "new (await import('node:events')).EventEmitter().emit('error', error)", told],
  [
    'a rejection with no error',
    'Promise.reject(error.config)',
    { ...told, err: { type: 'object' } },
  ],
])('%s that nothing caught is one line, and the end', (_, code, line) => {
  const { stdout, stderr, status } = run(code)
  expect({ status, stderr }).toEqual({ status: 70, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject(line)
  expect(stdout).toMatch(/^[^\n]+\n$/)
  expect(stdout).not.toContain('hush')
})
