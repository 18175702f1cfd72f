import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endProcessesWith, processesWith } from './processes.ts'

function waiting(run: string): ChildProcess {
  const env = { ...process.env, RUN_OF_THIS_TEST: run }
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env })
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
