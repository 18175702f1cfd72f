import { expect, it } from 'vitest'
import { addressOfEvents } from '#addresses/official-schedule.ts'
import { readFilters } from './filters.ts'

it('an address and what it asks for are each other’s', () => {
  for (const address of [
    '/events',
    '/events?when=past',
    '/events?talent=luka&kind=EVENT',
    '/events?when=past&talent=luka&kind=STREAM',
  ]) {
    const { searchParams } = new URL(address, 'https://ouen.example')
    expect(addressOfEvents(readFilters(searchParams))).toBe(address)
  }
})

it('what is none of ours asks for nothing', () => {
  const search = new URLSearchParams('when=tomorrow&kind=constructor&talent=')
  expect(readFilters(search)).toEqual({ among: 'COMING', kind: null, talent: null })
})
