import { createOperationDescriptor, getRequest, Observable } from 'relay-runtime'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeMembership } from '#storybook/fakes/people.ts'
import { fakeTalent, talents } from '#storybook/fakes/talents.ts'
import { answer } from '#storybook/relay/fakeGateway.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import oshiQuery from './__generated__/oshiActivityQuery.graphql.ts'
import { catchUpOshi, followOshi } from './oshiActivity.ts'

type Oshi = ReturnType<typeof fakeTalent> | null

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

/** A fan's browser, whose gateway knows this oshi. */
function browser(oshi: Oshi, userId = 'user_me') {
  let tell: (oshi: Oshi) => void = () => undefined
  const viewerMembership = fakeMembership({ oshi })
  const environment = createStoryEnvironment(
    { data: { Community: () => fakeCommunity({ viewerMembership }) } },
    (params, variables) =>
      Observable.create((sink) => {
        tell = (next) => {
          const oshiChosen = { membership: fakeMembership({ oshi: next }) }
          sink.next(answer(params, variables, { Subscription: () => ({ oshiChosen }) }))
        }
      }),
  )
  const worn: string[] = []
  const dress = ({ palette }: { palette: string }) => void worn.push(palette)
  const follow = () => void followOshi(environment, userId, dress)
  follow()
  return {
    worn,
    /** A page that shows the oshi is opened anew. */
    async opens() {
      const operation = createOperationDescriptor(getRequest(oshiQuery), {})
      environment.retain(operation)
      await environment.execute({ operation }).toPromise()
      follow()
    },
    chooses: (next: Oshi) => tell(next),
    async wakes() {
      catchUpOshi(environment, userId, dress)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

it('wears at once whom the fan chooses on another device, each time', async () => {
  const { wakes, chooses, worn } = browser(talents.luka)
  await wakes()
  expect(worn).toEqual([])
  chooses(talents.tsumugi)
  chooses(talents.hiyori)
  chooses(talents.hiyori)
  chooses(null)
  expect(worn).toEqual(['jade', 'amber'])
})

it('wears at once whom the fan chooses, also where it never knew of any', () => {
  const { chooses, worn } = browser(null)
  chooses(talents.tsumugi)
  expect(worn).toEqual(['jade'])
})

it('wears on waking whom the fan chose while it slept, and leaves their own colour else', async () => {
  await browser(talents.luka).wakes()
  const later = browser(talents.tsumugi)
  await later.wakes()
  await later.wakes()
  expect(later.worn).toEqual(['jade'])
})

it('takes no colour from whoever was signed in before', async () => {
  await browser(talents.luka, 'user_other').wakes()
  const own = browser(talents.tsumugi)
  await own.wakes()
  expect(own.worn).toEqual([])
})

it('wears on a visit whom the fan chose while it was closed, and asks for nothing', async () => {
  await browser(talents.luka).opens()
  const later = browser(talents.hiyori)
  await later.opens()
  await later.opens()
  expect(later.worn).toEqual(['amber'])
})
