// Plain JavaScript that imports next to nothing: this process stands beside the gateway for as long as it
// serves, and reading TypeScript would take it 12 MB more.
import { spawn } from 'node:child_process'
import { isFinal, pauseAfter } from './restarts.js'

/** Keeps the gateway up, or the program that is named: one that died is started again, after a pause. */
const [program = 'scripts/start.js'] = process.argv.slice(2)
let child
let pause
let waiting
let isStopping = false

function start() {
  let servingSince = Number.POSITIVE_INFINITY
  const again = (why) => {
    pause = pauseAfter(performance.now() - servingSince, pause)
    console.error(`The gateway ${why}. It is started again in ${pause} s.`)
    waiting = setTimeout(start, pause * 1000)
  }
  // Where memory or processes have run out, a start fails too, thrown or told, and is tried again like any.
  try {
    child = spawn(process.execPath, [program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  } catch (error) {
    child = undefined
    return again(`could not be started (${error.code ?? error.message})`)
  }
  child.once('error', (error) => {
    if (child.pid !== undefined) return
    child = undefined
    again(`could not be started (${error.code ?? error.message})`)
  })
  child.once('message', () => {
    servingSince = performance.now()
  })
  child.once('exit', (code, signal) => {
    if (isStopping || isFinal(code)) process.exit(code ?? 0)
    again(`died (${signal ?? code})`)
  })
}

function stop(signal) {
  isStopping = true
  clearTimeout(waiting)
  const isGone = !child || child.exitCode !== null || child.signalCode !== null
  if (isGone) process.exit(0)
  child.kill(signal)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
start()
