import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endSurvivors, runVariable, survivorsOf } from './survivors.ts'

function waiting(run: string): ChildProcess {
  const env = { ...process.env, [runVariable]: run }
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('finds and ends what a run left behind, and nothing of another run', async () => {
  const own = waiting('run-of-this-test')
  const other = waiting('another-run-of-this-test')
  await vi.waitFor(() =>
    expect(survivorsOf('run-of-this-test').map(({ pid }) => pid)).toEqual([own.pid]),
  )
  const ended = once(own, 'exit')
  endSurvivors(survivorsOf('run-of-this-test'))
  await ended
  expect(survivorsOf('run-of-this-test')).toEqual([])
  expect(other.exitCode ?? other.signalCode).toBeNull()
})
