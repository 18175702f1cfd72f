import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endProcessesWith, processesWith } from './processes.ts'

function waiting(run: string, program = 'setInterval(() => {}, 1000)'): ChildProcess {
  const env = { ...process.env, RUN_OF_THIS_TEST: run }
  const child = spawn(process.execPath, ['-e', program], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('finds and ends what was started with a setting, and nothing else', async () => {
  const own = waiting('one')
  const other = waiting('another')
  await vi.waitFor(() =>
    expect(processesWith('RUN_OF_THIS_TEST=one').map(({ pid }) => pid)).toEqual([own.pid]),
  )
  const ended = once(own, 'exit')
  expect(await endProcessesWith('RUN_OF_THIS_TEST=one', 0)).toHaveLength(1)
  await ended
  expect(processesWith('RUN_OF_THIS_TEST=one')).toEqual([])
  expect(other.exitCode ?? other.signalCode).toBeNull()
})

test('waits for what is on its way out, and counts it as nothing that was left', async () => {
  const child = waiting('leaving', 'process.stdin.resume()')
  await vi.waitFor(() => expect(processesWith('RUN_OF_THIS_TEST=leaving')).toHaveLength(1))
  const looking = endProcessesWith('RUN_OF_THIS_TEST=leaving')
  // It ends by itself once nobody speaks to it.
  child.stdin?.end()
  expect(await looking).toEqual([])
  await vi.waitFor(() => expect([child.exitCode, child.signalCode]).toEqual([0, null]))
})

test('takes no part of a setting for the whole', async () => {
  const child = waiting('ten')
  await vi.waitFor(() => expect(processesWith('RUN_OF_THIS_TEST=ten')).toHaveLength(1))
  expect(processesWith('RUN_OF_THIS_TEST=te')).toEqual([])
  expect(await endProcessesWith('RUN_OF_THIS_TEST=te', 0)).toEqual([])
  expect(child.exitCode ?? child.signalCode).toBeNull()
})
