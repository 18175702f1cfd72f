import { expect, test } from 'vitest'
import { createWordFinder } from '#rules/wordFinder.ts'
import { world } from '../world.ts'
import { life } from './life.ts'
import { play } from './play.ts'

const scenes = [
  ...life.habits.flatMap((habit) => habit.scenes),
  ...life.shows.flatMap(({ before = [], shows = [], after = [] }) => [
    ...before,
    ...shows,
    ...after,
  ]),
]
const speeches = scenes.flat()
const toVisitors = [
  ...life.greetings.ja,
  ...life.greetings.en,
  ...life.replies.flatMap(({ answers }) => answers),
]
const texts = [...speeches, ...toVisitors].map(({ text }) => text)
const everyone = [...world.fans, ...world.talents, world.staff].map(({ handle }) => handle)

test('the cast says much, in everyone’s voice, and no line twice', () => {
  expect(speeches.length).toBeGreaterThan(1000)
  expect(new Set(texts).size).toBe(texts.length)
  const speak = new Set(speeches.map(({ author }) => author))
  expect(everyone.filter((handle) => !speak.has(handle))).toEqual([])
})

test('every line can be sent: no word that is kept out, and no longer than one reads at a glance', () => {
  const denied = createWordFinder(
    world.deniedWords.filter(({ scope }) => scope === 'EVERYWHERE').map(({ word }) => word),
  )
  expect(texts.map((text) => denied(text)).filter((word) => word !== undefined)).toEqual([])
  for (const text of texts) {
    expect(text).toBe(text.trim())
    expect(text.length, text).toBeLessThan(180)
  }
})

test('all is said in rooms that there are, where its people may speak', () => {
  const roomOf = new Map(world.channels.map((channel) => [channel.slug, channel]))
  const places = life.habits.map(({ channel }) => roomOf.get(channel)?.posting)
  expect(places.filter((posting) => posting !== 'MEMBERS')).toEqual([])
  const slugs = world.programmes!.map(({ slug }) => slug)
  expect(life.shows.filter(({ programme }) => !slugs.includes(programme))).toEqual([])
})

test('visitors are spoken to by their name', () => {
  expect(toVisitors.filter(({ text }) => !text.includes('{name}'))).toEqual([])
  expect(toVisitors.filter(({ by }) => !everyone.includes(by))).toEqual([])
})

test('a play tells who speaks what, and refuses whom it does not know', () => {
  expect(play('梅｜一行め\n二行め\nまゆ｜うん\n\n雨傘｜べつの場面。')).toEqual([
    [
      { author: 'ume_konbu', text: '一行め\n二行め' },
      { author: 'mayu_kimatsu', text: 'うん' },
    ],
    [{ author: 'amagasa', text: 'べつの場面。' }],
  ])
  expect(() => play('だれか｜もしもし')).toThrow('だれか')
})
