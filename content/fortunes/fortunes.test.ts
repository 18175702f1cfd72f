import { expect, it } from 'vitest'
import { talents } from '../talents.ts'
import { fortunes } from './fortunes.ts'

const twice = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)

it('is of a talent each, and enough for a year of each fan', () => {
  const slugs = new Set(talents.map(({ slug }) => slug))
  for (const { talent, slug } of fortunes) {
    expect(slugs).toContain(talent)
    expect(slug).toMatch(new RegExp(`^${talent}-\\d{3}$`))
  }
  expect(fortunes.length).toBeGreaterThanOrEqual(365)
})

it('says nothing twice', () => {
  expect(twice(fortunes.map(({ slug }) => slug))).toEqual([])
  expect(twice(fortunes.map(({ text }) => text.ja.slice(0, 10)))).toEqual([])
  expect(twice(fortunes.map(({ text }) => text.en.slice(0, 16)))).toEqual([])
  expect(twice(fortunes.map(({ charm }) => charm.ja))).toEqual([])
})

it('is short enough to be read at a glance, and set with our own marks', () => {
  for (const { text, charm } of fortunes) {
    expect(text.ja.length, text.ja).toBeLessThanOrEqual(60)
    expect(text.en.length, text.en).toBeLessThanOrEqual(140)
    expect(charm.ja.length, charm.ja).toBeLessThanOrEqual(10)
    expect(`${text.ja}${text.en}${charm.ja}${charm.en}`).not.toMatch(/["']/)
  }
})

it('is good luck more often than late luck, and never bad', () => {
  const share = (luck: string) =>
    fortunes.filter((fortune) => fortune.luck === luck).length / fortunes.length
  expect(share('GREAT')).toBeGreaterThan(share('LATE'))
  expect(share('LATE')).toBeGreaterThan(0)
})
