import type { World } from '#content/types.ts'
import { world as firstWorld } from '#content/world.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { actNow, type Actor } from './acting.ts'

/** After what somebody wrote, so soon is looked for what there is to do. */
const wakeMs = 1_000
/** After a fault. */
const againMs = 15_000

export type Cast = { stop: () => Promise<void> }

/** Has a demo's cast act from now on, until it is stopped. A fault is told and tried again; nobody else notices. */
export function startCast(services: Services, tenantId: string, world: World = firstWorld): Cast {
  const { events, log, now } = services
  const actor: Actor = { services, tenantId, world, done: new Map() }
  let timer: NodeJS.Timeout | undefined
  let acting: Promise<void> | undefined
  let isStopped = false
  let isWoken = false

  const arrange = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(act, ms).unref()
  }
  const act = () => {
    isWoken = false
    acting = actNow(actor)
      .then(
        (next) => next.getTime() - now().getTime(),
        (error: unknown) => {
          log.warn({ err: error }, 'the demo’s cast stumbled')
          return againMs
        },
      )
      .then((ms) => {
        acting = undefined
        arrange(isWoken ? wakeMs : Math.min(againMs, Math.max(wakeMs / 4, ms)))
      })
  }
  const unsubscribe = events.subscribe(tenantId, (event) => {
    if (event.type !== 'messageChanged' || event.change !== 'CREATED' || isWoken) return
    isWoken = true
    if (!acting) arrange(wakeMs)
  })
  arrange(wakeMs)
  return {
    async stop() {
      isStopped = true
      unsubscribe()
      clearTimeout(timer)
      await acting
    },
  }
}
