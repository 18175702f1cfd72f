import { expect, test } from 'vitest'
import type { Config } from './platform/config.ts'
import type { Site } from './platform/tenant/directory.ts'
import { createTenants } from './tenants.ts'

const minute = 60_000
const red = { tenantId: 'red', origin: 'http://red.example' }

function stage() {
  const log: string[] = []
  const busy = new Set<string>()
  let instant = 0
  const tenants = createTenants(
    (site: Site) => {
      log.push(`open ${site.origin}`)
      return {
        site,
        config: {} as Config,
        tenantId: site.tenantId,
        nodeHandlers: [],
        handlers: [],
        stats: () => ({ deliveries: 3 }),
        isBusy: () => busy.has(site.tenantId),
        close: () => void log.push(`close ${site.origin}`),
      }
    },
    () => new Date(instant),
  )
  return { log, busy, tenants, pass: (minutes: number) => void (instant += minutes * minute) }
}

test('opens a tenant once, and puts it away when nobody has asked for ten minutes', () => {
  const { log, tenants, pass } = stage()
  const first = tenants.at(red)
  pass(9)
  expect(tenants.at(red)).toBe(first)
  pass(9)
  tenants.putAway()
  expect(log).toEqual(['open http://red.example'])
  pass(2)
  tenants.putAway()
  expect(log).toEqual(['open http://red.example', 'close http://red.example'])
  expect(tenants.at(red)).not.toBe(first)
  tenants.close()
})

test('keeps a tenant whose fans hold streams', () => {
  const { log, busy, tenants, pass } = stage()
  tenants.at(red)
  busy.add('red')
  pass(60)
  tenants.putAway()
  expect(log).toHaveLength(1)
  tenants.close()
})

test('opens a tenant anew that has moved to another host', () => {
  const { log, tenants } = stage()
  tenants.at(red)
  tenants.at({ ...red, origin: 'http://red.example.com' })
  expect(log).toEqual([
    'open http://red.example',
    'close http://red.example',
    'open http://red.example.com',
  ])
  tenants.close()
})

test('numbers since the start do not shrink when a tenant is put away', () => {
  const { tenants, pass } = stage()
  tenants.at(red)
  pass(11)
  tenants.putAway()
  expect(tenants.stats()).toEqual({ deliveries: 3, tenants: 0 })
  tenants.at(red)
  expect(tenants.stats()).toEqual({ deliveries: 6, tenants: 1 })
  tenants.close()
})
