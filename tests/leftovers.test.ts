import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { endLeftovers, openTemporaryRoot } from './e2e/support/leftovers.ts'
import lookForLeftovers, { temporaryRoot } from './leftovers.setup.ts'
import { processesWith } from './processes.ts'

describe('a run of unit tests', () => {
  test('fails on a folder that one of them left, names it, and removes it', () => {
    const end = lookForLeftovers()
    mkdirSync(join(temporaryRoot, 'ouen-chat-abc'))
    writeFileSync(join(temporaryRoot, 'node-compile-cache'), '')
    expect(end).toThrow('tests left behind: ouen-chat-abc')
    expect(existsSync(temporaryRoot)).toBe(false)
    // Each project of a run ends so: what the first has told is told once.
    expect(end).not.toThrow()
  })

  test('says nothing where only caches are left', () => {
    const end = lookForLeftovers()
    mkdirSync(join(temporaryRoot, 'node-compile-cache'))
    expect(end).not.toThrow()
    expect(existsSync(temporaryRoot)).toBe(false)
  })
})

describe('a run of journeys', () => {
  /** As at its beginning; what it is known by is this process's again afterwards. */
  function begin(): string {
    const within = mkdtempSync(join(tmpdir(), 'ouen-leftovers-'))
    vi.stubEnv('TMPDIR', within)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      rmSync(within, { recursive: true, force: true })
    })
    const root = openTemporaryRoot()
    expect(tmpdir()).toBe(root)
    return root
  }

  test('ends where nothing is left', async () => {
    const root = begin()
    mkdirSync(join(root, 'playwright-artifacts-1'))
    await expect(endLeftovers(root, 0)).resolves.toBeUndefined()
    expect(existsSync(root)).toBe(false)
  })

  test.skipIf(!existsSync('/proc/self/environ'))(
    'fails on a process and a folder that one of them left, names both, ends and removes them',
    async () => {
      const root = begin()
      mkdirSync(join(root, 'ouen-abc'))
      const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      onTestFinished(() => void left.kill('SIGKILL'))
      const ended = once(left, 'exit')
      await vi.waitFor(() =>
        expect(processesWith(`TMPDIR=${root}`).map(({ pid }) => pid)).toEqual([left.pid]),
      )
      const told = await endLeftovers(root, 0).then(
        () => 'nothing',
        (error: Error) => error.message,
      )
      expect(told).toContain(`still running: ${left.pid} `)
      expect(told).toContain(`left behind: ${join(root, 'ouen-abc')}`)
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect(existsSync(root)).toBe(false)
    },
  )
})
