import { expect, it } from 'vitest'
import { life } from '#content/life/life.ts'
import { world } from '#content/world.ts'
import { answersTo, type Heard } from './answering.ts'

const fans = world.fans.map(({ handle }) => handle)
const at = (seconds: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + seconds * 1000)
const heard = (own: Partial<Heard> = {}): Heard => ({
  messageId: 'message_1',
  channelId: 'channel_lobby',
  authorId: 'user_1',
  authorName: 'みなと',
  text: 'はじめまして',
  sentAt: at(0),
  isFirst: true,
  ...own,
})
const answers = (messages: Heard[], greetedAt: [string, Date][] = []) =>
  answersTo(messages, { life, fans, greetedAt: new Map(greetedAt), greeted: new Set() })
const sayingsOf = (messages: Heard[], greetedAt?: [string, Date][]) =>
  answers(messages, greetedAt).flatMap((each) => (each.kind === 'say' ? [each] : []))

it('waves at a first message within seconds, and greets its writer by name within half a minute', () => {
  const all = answers([heard()])
  const waves = all.filter(({ kind }) => kind === 'wave')
  expect(new Set(waves.map(({ by }) => by)).size).toBe(4)
  for (const wave of waves) expect(wave.at.getTime()).toBeLessThanOrEqual(at(15).getTime())
  const [greeting] = sayingsOf([heard()])
  expect(greeting?.text).toContain('みなとさん')
  expect(greeting!.at.getTime()).toBeGreaterThan(at(10).getTime())
  expect(greeting!.at.getTime()).toBeLessThan(at(30).getTime())
})

it('greets nobody who has written before, and still waves', () => {
  const all = answers([heard({ isFirst: false, text: '港の風が強いです' })])
  expect(all.map(({ kind }) => kind)).not.toContain('say')
  expect(all.length).toBeGreaterThan(0)
})

it('greets the second newcomer of a room ten minutes after the first', () => {
  const second = { messageId: 'message_2', authorId: 'user_2', sentAt: at(20) }
  const [one, other] = sayingsOf([heard(), heard(second)])
  expect(other!.at.getTime() - one!.at.getTime()).toBe(10 * 60_000)
  // Another room has its own hosts.
  const elsewhere = sayingsOf([heard(), heard({ ...second, channelId: 'channel_midnight' })])
  expect(elsewhere[1]!.at.getTime()).toBeLessThan(at(60).getTime())
})

it('counts from the last greeting of a room, whoever gave it', () => {
  const [greeting] = sayingsOf([heard()], [['channel_lobby', at(-60)]])
  expect(greeting!.at).toEqual(at(9 * 60))
})

it('leaves a third newcomer alone rather than to greet them out of the blue', () => {
  const crowd = [1, 2, 3].map((n) => heard({ messageId: `message_${n}`, authorId: `user_${n}` }))
  expect(sayingsOf(crowd).length).toBe(2)
})

it('greets in the language that was written in', () => {
  const [greeting] = sayingsOf([heard({ text: 'Hi everyone!', authorName: 'Anna' })])
  expect(life.greetings.en.map(({ text }) => text.replaceAll('{name}', '@Anna'))).toContain(
    greeting!.text,
  )
})

it('answers a good night in the words of one of the cast, and not the next one at once', () => {
  const goodNight = { isFirst: false, text: 'そろそろ寝ます、おやすみなさい' }
  const said = sayingsOf([
    heard(goodNight),
    heard({ ...goodNight, messageId: 'message_2', sentAt: at(60) }),
    heard({ ...goodNight, messageId: 'message_3', sentAt: at(200) }),
  ])
  expect(said.map(({ messageId }) => messageId)).toEqual(['message_1', 'message_3'])
  expect(said[0]!.text).toContain('みなとさん')
})
