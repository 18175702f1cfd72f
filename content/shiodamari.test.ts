import { describe, expect, it } from 'vitest'
import { isGreyName, isPaletteName } from '#design-system/theme/theme.ts'
import { art } from './art/index.ts'
import { messageSentAt } from './schedule.ts'
import { shiodamari as second } from './shiodamari.ts'
import { world as first } from './world.ts'

const texts = JSON.stringify(second)

describe('the second tenant', () => {
  it('shares no name, colour or picture of its own with the first', () => {
    for (const name of ['よいやみ', 'ひより', 'ルカ', 'つむぎ', first.tenant.supportEmail])
      expect(texts).not.toContain(name)
    const colours = (world: typeof first) => world.talents.map(({ palette }) => palette)
    expect(colours(first).filter((each) => colours(second).includes(each))).toEqual([])
    expect(second.community.palette).not.toBe(first.community.palette)
    for (const { art: own } of second.talents)
      for (const name of Object.values(own)) expect(name).toMatch(/^shiodamari-/)
  })

  it('sells under a name, an address and a phone of its own', () => {
    for (const part of ['name', 'representative', 'postalCode', 'address', 'phone'] as const)
      expect(second.seller![part]).not.toEqual(first.seller![part])
  })

  it('names pictures, colours and people that there are', () => {
    const names = texts.match(/"(shiodamari|avatar)-[a-z-]+"/g)!.map((name) => name.slice(1, -1))
    for (const name of names) expect(Object.keys(art)).toContain(name)
    const { palette = '', grey = '' } = second.tenant.brand ?? {}
    expect([isPaletteName(palette), isGreyName(grey)]).toEqual([true, true])
    const handles = [...second.fans, ...second.talents, second.staff].map(({ handle }) => handle)
    for (const { messages } of second.channels)
      for (const { author } of messages) expect(handles).toContain(author)
  })

  it.each(second.channels)(
    'tells $slug in its order, at whatever hour it begins',
    ({ messages }) => {
      for (let hour = 0; hour < 24; hour += 1) {
        const now = new Date(Date.UTC(2026, 10, 1, hour))
        const times = messages.map((message) => messageSentAt(message, now).getTime())
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      }
    },
  )
})
