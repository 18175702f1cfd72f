import {
  commitLocalUpdate,
  Environment,
  Network,
  RecordSource,
  Store,
  type RecordSourceProxy,
} from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { sendLatest } from './sendLatest.ts'

type Answer = { error?: { __typename: string } }

/** An item of a store, whose gateway answers when the test has it answer. */
function item() {
  const sent: { isWished: boolean; answer: (answer?: Answer) => void; fail: () => void }[] = []
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(() => Promise.reject(new Error('nothing is fetched'))),
  })
  commitLocalUpdate(environment, (store) => {
    store.create('item_1', 'StoreItem').setValue(0, 'wishes')
    store.get('item_1')?.setValue(false, 'viewerWishes')
  })
  const show = (store: RecordSourceProxy, isWished: boolean) => {
    const shown = store.get('item_1')
    if (!shown || shown.getValue('viewerWishes') === isWished) return
    shown.setValue(isWished, 'viewerWishes')
    shown.setValue(Number(shown.getValue('wishes')) + (isWished ? 1 : -1), 'wishes')
  }
  const send = (isWished: boolean) => {
    const shown = environment.applyUpdate({ storeUpdater: (store) => show(store, isWished) })
    return new Promise<Answer>((resolve, reject) => {
      sent.push({
        isWished,
        answer(answer = {}) {
          shown.dispose()
          if (!answer.error) commitLocalUpdate(environment, (store) => show(store, isWished))
          resolve(answer)
        },
        fail() {
          shown.dispose()
          reject(new TypeError('Failed to fetch'))
        },
      })
    })
  }
  const tap = (isWished: boolean, subject = 'wish:item_1') =>
    sendLatest(environment, subject, isWished, { send, show })
  const seen = () => {
    const { viewerWishes, wishes } = environment.getStore().getSource().get('item_1')!
    return [viewerWishes, wishes]
  }
  const whenSent = (choices: boolean[]) =>
    vi.waitFor(() => expect(sent.map(({ isWished }) => isWished)).toEqual(choices))
  return { sent, tap, seen, whenSent }
}

it('the last tap wins: it is sent once the first is answered, and seen at once', async () => {
  const { sent, tap, seen, whenSent } = item()
  const done = tap(true)
  expect(seen()).toEqual([true, 1])
  await tap(false)
  expect(seen()).toEqual([false, 0])
  await whenSent([true])
  sent[0]!.answer()
  await whenSent([true, false])
  expect(seen()).toEqual([false, 0])
  sent[1]!.answer()
  await done
  expect(seen()).toEqual([false, 0])
})

it('sends of many taps the first and the newest, and nothing twice that came out as it was', async () => {
  const { sent, tap, seen } = item()
  const done = tap(true)
  for (const isWished of [false, true, false, true]) await tap(isWished)
  expect(seen()).toEqual([true, 1])
  sent[0]!.answer()
  await done
  expect(sent).toHaveLength(1)
  expect(seen()).toEqual([true, 1])
})

it('shows it as it was where it is refused or unanswered, drops what was to come, and begins anew', async () => {
  const { sent, tap, seen } = item()
  const refused = tap(true)
  await tap(false)
  sent[0]!.answer({ error: { __typename: 'NotFoundError' } })
  expect(await refused).toEqual({ error: { __typename: 'NotFoundError' } })
  const unanswered = tap(true)
  await tap(false)
  sent[1]!.fail()
  await expect(unanswered).rejects.toThrow('Failed to fetch')
  expect(seen()).toEqual([false, 0])
  const again = tap(true)
  sent[2]!.answer()
  await again
  expect(sent.map(({ isWished }) => isWished)).toEqual([true, true, true])
  expect(seen()).toEqual([true, 1])
})

it('another subject waits for nobody', () => {
  const { sent, tap } = item()
  void tap(true)
  void tap(true, 'wish:item_2')
  expect(sent).toHaveLength(2)
})
