import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  getRequest,
  Observable,
} from 'relay-runtime'
import { expect, it } from 'vitest'
import directs from '#features/chat/components/DirectList/__generated__/DirectListPaginationQuery.graphql.ts'
import requests from '#features/chat/components/DirectList/__generated__/DirectRequestsPaginationQuery.graphql.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { directChannel, fakeDirectMessages, said } from '#storybook/fakes/talk.ts'
import { answer } from '#storybook/relay/fakeGateway.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { catchUp } from './channelActivity.ts'
import { followDirect } from './directActivity.ts'

type State = 'OPEN' | 'ASKED'
type Room = ReturnType<typeof room>

/** A room in which something was said so many minutes before noon. */
function room(name: string, ago: number, state: State = 'OPEN') {
  const at = new Date(Date.parse('2026-11-20T12:00:00Z') - ago * 60_000).toISOString()
  const newestMessage = said(1, 'komugi', at.slice(0, 16), 'やあ', { id: `message_${name}_${ago}` })
  const direct = { id: `direct channel_${name}`, state }
  return { name, ago, state, fake: directChannel(direct, { id: `channel_${name}`, newestMessage }) }
}

/** Rooms called by their place, the latest first. */
const rooms = (count: number) =>
  Array.from({ length: count }, (_, at) => room(`${at + 1}`, 10 * (at + 1)))
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)

/** A fan who loaded two pages of 30 of their direct messages, and whose shell follows them. */
async function followed(before: readonly Room[]) {
  let now = before
  const page = (state: State) => (args: Readonly<Record<string, unknown>>) => {
    const of = now.filter((each) => each.state === state).toSorted((a, b) => a.ago - b.ago)
    const from = of.findIndex(({ name }) => name === args.after) + 1
    const to = from + Number(args.first)
    const shown = of.slice(from, to)
    const pageInfo = {
      hasNextPage: to < of.length,
      endCursor: shown.at(-1)?.name ?? null,
    }
    return fakeConnection(
      shown.map(({ fake }) => fake),
      pageInfo,
    )
  }
  const lists = () =>
    fakeDirectMessages({
      channels: page('OPEN'),
      requests: page('ASKED'),
      requestCount: now.filter(({ state }) => state === 'ASKED').length,
    })
  const find = (id: unknown) => now.find(({ name }) => `channel_${name}` === id)?.fake ?? null
  let tell: (id: string) => void = () => undefined
  const environment = createStoryEnvironment(
    {
      data: {
        Community: () => fakeCommunity(),
        Viewer: () => fakeViewer({ user: fakeUser(), directMessages: lists() }),
        Query: () => ({ node: ({ id }: Readonly<Record<string, unknown>>) => find(id) }),
      },
    },
    (params, variables) =>
      Observable.create((sink) => {
        tell = (id) => {
          const directActivity = { channelId: id, channel: find(id), directMessages: lists() }
          sink.next(answer(params, variables, { Subscription: () => ({ directActivity }) }))
        }
      }),
  )
  const load = async (cursor: string | null, of = directs) => {
    const list = createOperationDescriptor(getRequest(of), { count: 30, cursor })
    environment.retain(list)
    await environment.execute({ operation: list }).toPromise()
  }
  await load(null)
  await load('30')
  await load('asks5', requests)

  followDirect(environment, 'user_me')

  /** The rooms of a list as the screen orders them. */
  const listed = (key = 'DirectList_channels') => {
    const shown: { name: string; at: number }[] = []
    commitLocalUpdate(environment, (store) => {
      const record = store.get('direct messages user_me')!
      const connection = ConnectionHandler.getConnection(record, key)
      for (const edge of connection?.getLinkedRecords('edges') ?? []) {
        const node = edge.getLinkedRecord('node')!
        const at = String(node.getLinkedRecord('newestMessage')?.getValue('sentAt'))
        shown.push({ name: node.getDataID().replace('channel_', ''), at: Date.parse(at) })
      }
    })
    return shown.toSorted((a, b) => b.at - a.at).map(({ name }) => name)
  }
  return {
    listed,
    environment,
    /** Rooms are as they are now, and the stream tells of one. */
    speaks(changed: Room) {
      now = [...now.filter(({ name }) => name !== changed.name), changed]
      tell(`channel_${changed.name}`)
    },
    /** A room is the fan's no longer, as another device of theirs has it. */
    goes(name: string) {
      now = now.filter((each) => each.name !== name)
      tell(`channel_${name}`)
    },
    /** They are as they are now, and the stream told nothing. */
    missed(changed: readonly Room[]) {
      const told = new Set(changed.map(({ name }) => name))
      now = [...now.filter(({ name }) => !told.has(name)), ...changed]
    },
  }
}

it('puts a room that is in no loaded page before them, and leaves these as they are', async () => {
  const { speaks, listed } = await followed(rooms(90))
  expect(listed()).toEqual(names(1, 60))
  speaks(room('75', 1))
  expect(listed()).toEqual(['75', ...names(1, 60)])
  speaks(room('new', 0))
  expect(listed()).toEqual(['new', '75', ...names(1, 60)])
})

it('moves a listed room up, and lists it once', async () => {
  const { speaks, listed } = await followed(rooms(90))
  speaks(room('45', 1))
  speaks(room('45', 0))
  expect(listed()).toEqual(['45', ...names(1, 44), ...names(46, 60)])
})

it('leaves a room further down to its page, where something else changes than what is said', async () => {
  const { speaks, listed } = await followed(rooms(90))
  speaks(room('75', 750))
  expect(listed()).toEqual(names(1, 60))
})

const asked = (count: number) =>
  Array.from({ length: count }, (_, at) => room(`asks${at + 1}`, 10 * (at + 1), 'ASKED'))
const askedKey = 'DirectRequests_requests'
const askedNames = (from: number, to: number) => names(from, to).map((at) => `asks${at}`)

it('puts what a stranger asks among the requests, however many pages of them are loaded', async () => {
  const { speaks, listed } = await followed([...rooms(60), ...asked(50)])
  expect(listed(askedKey)).toEqual(askedNames(1, 35))
  speaks(room('new', 1, 'ASKED'))
  expect(listed(askedKey)).toEqual(['new', ...askedNames(1, 35)])
  expect(listed()).toEqual(names(1, 60))
})

it('lists it among the rooms once it is accepted, and nowhere once it is rejected', async () => {
  const { speaks, goes, listed } = await followed([...rooms(60), ...asked(3)])
  speaks(room('asks2', 1))
  expect(listed()).toEqual(['asks2', ...names(1, 60)])
  expect(listed(askedKey)).toEqual(['asks1', 'asks3'])
  goes('asks3')
  expect(listed(askedKey)).toEqual(['asks1'])
})

it('drops what was answered elsewhere during a gap', async () => {
  const { missed, environment, listed } = await followed([...rooms(3), ...asked(4)])
  missed([room('asks2', 5)])
  await catchUp(environment).toPromise()
  expect(listed()).toEqual(['asks2', ...names(1, 3)])
  expect(listed(askedKey)).toEqual(['asks1', 'asks3', 'asks4'])
})

it('keeps what was loaded after a gap, with the rooms that spoke in it', async () => {
  const { missed, environment, listed } = await followed(rooms(90))
  missed([room('75', 1), room('45', 2)])
  await catchUp(environment).toPromise()
  expect(listed()).toEqual(['75', '45', ...names(1, 44), ...names(46, 60)])
})

it('begins anew where a whole page of rooms spoke in the gap', async () => {
  const { missed, environment, listed } = await followed(rooms(90))
  missed(Array.from({ length: 40 }, (_, at) => room(`${90 - at}`, at / 10)))
  await catchUp(environment).toPromise()
  expect(listed()).toHaveLength(30)
})
