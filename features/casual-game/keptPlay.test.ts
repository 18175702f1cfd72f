import { beforeEach, expect, test } from 'vitest'
import { privateTexts } from '#platform/storage/privateTexts.ts'
import { fakeKeptPlay } from './fakes.ts'
import { keepPlay, keptPlayKey, readKeptPlay } from './keptPlay.ts'

const community = 'community_nami'
const kept = () => readKeptPlay(privateTexts.read(keptPlayKey(community)))

beforeEach(() => keepPlay(community, null))

test('a play that is left stands where it was', () => {
  keepPlay(community, fakeKeptPlay)
  expect(kept()).toMatchObject({ play: fakeKeptPlay, night: { step: 700 } })
  keepPlay(community, null)
  expect(kept()).toBeNull()
})

test('what can’t be gone on with is nothing: other rules, what is no play, inputs out of order', () => {
  const broken = [
    'no JSON',
    '{}',
    { ...fakeKeptPlay, rules: 'of a former build' },
    { ...fakeKeptPlay, seed: 'short' },
    { ...fakeKeptPlay, step: -1 },
    { ...fakeKeptPlay, inputs: [512, 256] },
    { ...fakeKeptPlay, step: 10, inputs: [256 * 20] },
  ]
  for (const play of broken)
    expect(readKeptPlay(typeof play === 'string' ? play : JSON.stringify(play))).toBeNull()
})
