import {
  commitLocalUpdate,
  Environment,
  Network,
  RecordSource,
  Store,
  type GraphQLResponse,
} from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { penlight } from '#rules/reactions.ts'
import { sendReaction } from './sendReaction.ts'

/** A room with one message, whose gateway answers when the test has it answer. */
function room() {
  const sent: { isOn: boolean; answer: () => void; fail: () => void }[] = []
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(
      (_, { input }) =>
        new Promise<GraphQLResponse>((resolve, reject) => {
          sent.push({
            isOn: (input as { isOn: boolean }).isOn,
            answer: () =>
              resolve({ data: { reactToMessage: { __typename: 'ReactToMessageSuccess' } } }),
            fail: () => reject(new TypeError('Failed to fetch')),
          })
        }),
    ),
  })
  commitLocalUpdate(environment, (store) => {
    const message = store.create('message_1', 'Message')
    message.setValue(7, 'rev')
    message.setValue([], 'viewerReactions')
    message.setLinkedRecords([], 'reactions')
  })
  const tap = (isOn: boolean) =>
    sendReaction(environment, { messageId: 'message_1', emoji: penlight, isOn })
  const isLit = () =>
    (environment.getStore().getSource().get('message_1')!.viewerReactions as string[]).length > 0
  const whenSent = (choices: boolean[]) =>
    vi.waitFor(() => expect(sent.map(({ isOn }) => isOn)).toEqual(choices))
  return { sent, tap, isLit, whenSent }
}

it('the last tap wins: it is sent once the first is answered, and seen at once', async () => {
  const { sent, tap, isLit, whenSent } = room()
  const done = tap(true)
  expect(isLit()).toBe(true)
  await tap(false)
  expect(isLit()).toBe(false)
  await whenSent([true])
  sent[0]!.answer()
  await whenSent([true, false])
  expect(isLit()).toBe(false)
  sent[1]!.answer()
  await done
  expect(isLit()).toBe(false)
})

it('sends nothing twice that came out as it was', async () => {
  const { sent, tap, isLit } = room()
  const done = tap(true)
  await tap(false)
  await tap(true)
  expect(isLit()).toBe(true)
  sent[0]!.answer()
  await done
  expect(sent).toHaveLength(1)
  expect(isLit()).toBe(true)
})

it('shows it as it was where there is no answer, and drops what was to come', async () => {
  const { sent, tap, isLit } = room()
  const done = tap(true)
  await tap(false)
  sent[0]!.fail()
  await expect(done).rejects.toThrow('Failed to fetch')
  expect(isLit()).toBe(false)
  expect(sent).toHaveLength(1)
  const again = tap(true)
  expect(isLit()).toBe(true)
  sent[1]!.answer()
  await again
  expect(isLit()).toBe(true)
})
