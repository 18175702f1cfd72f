// Plain JavaScript that imports next to nothing: this process stands beside the gateway for as long as it
// serves, and reading TypeScript would take it 12 MB more.
import { spawn } from 'node:child_process'
import { pinnedNode } from './pinnedNode.js'
import { isFinal, pauseAfter } from './restarts.js'

/**
 * Keeps the gateway up, or the program that is named, and beside it what is named after it, once it has served
 * for the first time: one that died is started again, after a pause, and the others stay as they are.
 */
const [program, ...companions] =
  process.argv.length > 2 ? process.argv.slice(2) : ['scripts/start.js', 'scripts/sandbox.js']
let isStopping = false
let isAccompanied = false

const gateway = keep(program, 'The gateway', {
  served() {
    if (isAccompanied) return
    isAccompanied = true
    for (const companion of companions) keep(companion, companion, {})
  },
  // Companions end by themselves when they find this process gone.
  ended: (code) => process.exit(code ?? 0),
})

/**
 * @param {string} path
 * @param {string} name
 * @param {{ served?: () => void, ended?: (code: number | null) => void }} told
 */
function keep(path, name, { served, ended }) {
  let child
  let pause
  let waiting

  function start() {
    let hasServed = false
    const again = (why) => {
      pause = pauseAfter(hasServed, pause)
      console.error(`${name} ${why}. It is started again in ${pause} s.`)
      waiting = setTimeout(start, pause * 1000)
    }
    // Where memory or processes have run out, a start fails too, thrown or told, and is tried again like any.
    try {
      child = spawn(pinnedNode(), [path], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
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
      hasServed = true
      served?.()
    })
    child.once('exit', (code, signal) => {
      if (isStopping || isFinal(code)) ended?.(code)
      else again(`died (${signal ?? code})`)
    })
  }

  start()
  return {
    /** Asks it to end; false where it is not up. */
    stop(signal) {
      clearTimeout(waiting)
      const isUp = child !== undefined && child.exitCode === null && child.signalCode === null
      return isUp && child.kill(signal)
    },
  }
}

function stop(signal) {
  isStopping = true
  if (!gateway.stop(signal)) process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
