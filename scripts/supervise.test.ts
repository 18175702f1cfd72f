import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isFinal, pauseAfter } from './restarts.js'

it('waits longer with each start in a row that fails, and little after each that served', () => {
  const inARow: number[] = []
  for (let count = 0; count < 7; count += 1) inARow.push(pauseAfter(false, inARow.at(-1)))
  expect(inARow).toEqual([1, 2, 4, 8, 16, 30, 30])
  expect(pauseAfter(true, 30)).toBe(1)
})

it('does not try again what would end the same', () => {
  expect([0, 1, 70, 75, 134, null].filter(isFinal)).toEqual([0, 1])
})

describe('a program that is kept up', () => {
  let folder: string
  let ending = () => {}
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ouen-supervise-'))
  })
  afterEach(() => ending())
  afterAll(() => rmSync(folder, { recursive: true }))

  function keepUp(code: string, before = '', companions: readonly string[] = []) {
    const program = join(folder, 'program.mjs')
    writeFileSync(program, code)
    const prepared = `data:text/javascript,${encodeURIComponent(before)}`
    const child = spawn(process.execPath, [
      '--import',
      prepared,
      'scripts/supervise.js',
      program,
      ...companions,
    ])
    const state = { said: '' }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (state.said += String(text)))
    ending = () => void child.kill('SIGKILL')
    const pids = () => [...state.said.matchAll(/serving as (\d+)/g)].map(([, pid]) => Number(pid))
    const serving = (count: number) => vi.waitFor(() => expect(pids()).toHaveLength(count))
    const ended = once(child, 'exit').then(([status]: unknown[]) => status)
    return { state, child, pids, serving, ended }
  }

  const steady = `
    process.on('SIGINT', () => console.log('asked to end') ?? process.exit(0))
    process.on('SIGTERM', () => process.exit(0))
    process.on('disconnect', () => console.log('let go') ?? process.exit(0))
    // Said once it was told: whoever waits for these words may end the other end of the line.
    process.send('serving', () => console.log('serving as ' + process.pid))
    setInterval(() => {}, 1000)`

  it('is started again where it was killed, and ends when it is told to', async () => {
    const { state, child, pids, serving, ended } = keepUp(steady)
    await serving(1)
    process.kill(pids()[0]!, 'SIGKILL')
    await serving(2)
    expect(state.said).toContain('died (SIGKILL). It is started again in 1 s.')
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(state.said).toContain('asked to end')
  })

  it('has its companion beside it, which neither ends with it nor is started twice', async () => {
    const companion = join(folder, 'companion.mjs')
    writeFileSync(
      companion,
      "console.log('beside as ' + process.pid); process.on('disconnect', () => process.exit(0))",
    )
    const { state, child, pids, serving, ended } = keepUp(steady, '', [companion])
    const companions = () =>
      [...state.said.matchAll(/beside as (\d+)/g)].map(([, pid]) => Number(pid))
    const beside = (count: number) => vi.waitFor(() => expect(companions()).toHaveLength(count))
    await serving(1)
    await beside(1)
    process.kill(pids()[0]!, 'SIGKILL')
    await serving(2)
    expect(companions()).toHaveLength(1)
    process.kill(companions()[0]!, 'SIGKILL')
    await beside(2)
    expect(pids()).toHaveLength(2)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const isUp = () => process.kill(companions()[1]!, 0)
    await vi.waitFor(() => expect(isUp).toThrow('ESRCH'))
  })

  it('is waited for no longer once it is told to end', async () => {
    const { state, child, serving, ended } = keepUp(
      `${steady}\nsetTimeout(() => process.exit(70), 50)`,
    )
    await serving(1)
    await vi.waitFor(() => expect(state.said).toContain('died (70)'))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it.each([
    ['is told of it later', '/nowhere/node', 'ENOENT'],
    ['throws', '/nowhere\\0/node', 'ERR_INVALID_ARG_VALUE'],
  ])('is tried again where starting it %s', async (_, path, code) => {
    const { state, child, serving, ended } = keepUp(
      steady,
      `const { execPath } = process
       let asked = 0
       Object.defineProperty(process, 'execPath', { get: () => (asked++ ? execPath : '${path}') })`,
    )
    await serving(1)
    expect(state.said).toContain(`could not be started (${code}). It is started again in 1 s.`)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('is not started again where it could not begin', async () => {
    const { state, ended } = keepUp("console.error('PORT is taken'); process.exit(1)")
    expect(await ended).toBe(1)
    expect(state.said).toBe('PORT is taken\n')
  })

  it('does not outlive who keeps it up', async () => {
    const { state, child, serving } = keepUp(steady)
    await serving(1)
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(state.said).toContain('let go'))
  })
})
