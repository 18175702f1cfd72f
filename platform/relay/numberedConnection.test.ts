import { describe, expect, it } from 'vitest'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  commitLocalUpdate,
  type RecordSourceProxy,
} from 'relay-runtime'
import {
  getNumberedConnection,
  insertNumberedEdges,
  mergeBySeq,
  NumberedConnectionHandler,
  seqOf,
} from './numberedConnection.ts'

const handleKey = '__Conversation_messages_numbered'

/** A store to which pages come as Relay's compiler would have them handled. */
function conversation() {
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(() => Observable.create(() => undefined)),
  })
  let answers = 0
  const edgesOf = (store: RecordSourceProxy, seqs: readonly number[]) =>
    seqs.map((seq) => {
      const node = store.get(`message_${seq}`) ?? store.create(`message_${seq}`, 'Message')
      node.setValue(seq, 'seq')
      const edge = store.create(`edge_${answers}_${seq}`, 'MessageEdge')
      edge.setValue(`c${seq}`, 'cursor')
      return edge.setLinkedRecord(node, 'node')
    })
  const change = (act: (store: RecordSourceProxy) => void) => {
    answers += 1
    commitLocalUpdate(environment, act)
  }
  return {
    receive(seqs: readonly number[], args: { before?: string } = {}) {
      change((store) => {
        const channel = store.get('channel') ?? store.create('channel', 'Channel')
        const fieldKey = `messages:${answers}`
        const server = store.create(`server_${answers}`, 'MessageConnection')
        const pageInfo = store.create(`info_${answers}`, 'PageInfo')
        pageInfo
          .setValue(`c${seqs[0] ?? 0}`, 'startCursor')
          .setValue((seqs[0] ?? 1) > 1, 'hasPreviousPage')
        server.setLinkedRecords(edgesOf(store, seqs), 'edges').setLinkedRecord(pageInfo, 'pageInfo')
        channel.setLinkedRecord(server, fieldKey)
        NumberedConnectionHandler.update(store, {
          args: { last: 50, ...args },
          dataID: 'channel',
          fieldKey,
          handle: 'numbered',
          handleKey,
        })
      })
    },
    insert(...seqs: number[]) {
      change((store) => {
        const connection = getNumberedConnection(store.get('channel')!, 'Conversation_messages')!
        insertNumberedEdges(store, connection, edgesOf(store, seqs))
      })
    },
    state() {
      let seen: { seqs: number[]; startCursor: unknown; hasPreviousPage: unknown } | undefined
      commitLocalUpdate(environment, (store) => {
        const connection = getNumberedConnection(store.get('channel')!, 'Conversation_messages')!
        const pageInfo = connection.getLinkedRecord('pageInfo')!
        seen = {
          seqs: connection.getLinkedRecords('edges')!.map(seqOf),
          startCursor: pageInfo.getValue('startCursor'),
          hasPreviousPage: pageInfo.getValue('hasPreviousPage'),
        }
      })
      return seen!
    },
  }
}

describe('a numbered connection', () => {
  it('puts older pages before what is there', () => {
    const list = conversation()
    list.receive([4, 5])
    list.receive([1, 2, 3], { before: 'c4' })
    expect(list.state()).toEqual({
      seqs: [1, 2, 3, 4, 5],
      startCursor: 'c1',
      hasPreviousPage: false,
    })
  })

  it('keeps older pages, and where they begin, when the newest is asked for again', () => {
    const list = conversation()
    list.receive([4, 5])
    list.receive([2, 3], { before: 'c4' })
    list.receive([5, 6])
    expect(list.state()).toEqual({
      seqs: [2, 3, 4, 5, 6],
      startCursor: 'c2',
      hasPreviousPage: true,
    })
  })

  it('keeps what came in while the answer was under way', () => {
    const list = conversation()
    list.receive([4, 5])
    list.insert(6)
    list.receive([4, 5])
    expect(list.state().seqs).toEqual([4, 5, 6])
  })

  it('begins anew where a page does not adjoin: a list with a hole would lie', () => {
    const list = conversation()
    list.receive([4, 5])
    list.receive([90, 91])
    expect(list.state()).toEqual({ seqs: [90, 91], startCursor: 'c90', hasPreviousPage: true })
  })

  it('shows each number once and in order, however they come', () => {
    const list = conversation()
    list.receive([1, 2])
    list.insert(5)
    list.insert(4, 3, 5)
    list.insert(3)
    expect(list.state().seqs).toEqual([1, 2, 3, 4, 5])
  })

  it('merges by number', () => {
    expect(mergeBySeq([1, 3], [2, 3], (seq) => seq)).toEqual([1, 2, 3])
  })
})
