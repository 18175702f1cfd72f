import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The connection that holds a fan's direct messages, and the page of what strangers ask. */
const channelsKey = 'DirectList_channels'
const requestsPage = { first: 30 }

type Room = {
  readonly id: string
  readonly state: string | undefined
  /** When something was said there last; undefined where nothing was, which is in no list. */
  readonly saidAt: string | undefined
}

/** Whether the lists that are loaded show a room where it belongs: one that is further down than they go is in place. */
export function isInPlace(store: RecordSourceProxy, listsId: string, room: Room): boolean {
  const lists = store.get(listsId)
  const { channels, requests } = edgesOf(lists)
  const isOpen = channels?.some(isOf(room.id)) ?? false
  const isAsked = requests?.some(isOf(room.id)) ?? false
  // Who blocks another leaves the room where it is.
  if (room.state === 'BLOCKING') return true
  if (room.state === 'ASKED') return requests === undefined || isAsked
  if (isAsked) return false
  return room.state === undefined ? !isOpen : isOpen || !lists || !reaches(lists, room.saidAt)
}

/**
 * Puts an open room, whose row was fetched, into the list that is loaded, and takes nothing from it: the list may be
 * many pages long. Where the room is listed already, or is not the viewer's any more, it changes what is true of it.
 */
export function listRoom(store: RecordSourceProxy, listsId: string, roomId: string): void {
  const lists = store.get(listsId)
  const connection = lists && ConnectionHandler.getConnection(lists, channelsKey)
  if (!connection) return
  const room = store.get(roomId)
  const state = room?.getLinkedRecord('direct')?.getValue('state')
  if (!room || state === undefined) return ConnectionHandler.deleteNode(connection, roomId)
  if (state === 'ASKED' || state === 'BLOCKING' || !reaches(lists, saidAtOf(room))) return
  if (connection.getLinkedRecords('edges')?.some(isOf(roomId))) return
  const edge = ConnectionHandler.createEdge(store, connection, room, 'ChannelEdge')
  // Pages go on from the last one's cursor; this one's is never asked for.
  edge.setValue('', 'cursor')
  ConnectionHandler.insertEdgeBefore(connection, edge)
}

/** The newest message of each room in the list that is loaded; undefined where none is. */
export function newestListed(store: RecordSourceProxy): Map<string, string> | undefined {
  const lists = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('directMessages')
  const rooms = edgesOf(lists).channels?.flatMap((edge) => edge.getLinkedRecord('node') ?? [])
  return (
    rooms &&
    new Map(
      rooms.map((room) => [
        room.getDataID(),
        room.getLinkedRecord('newestMessage')?.getDataID() ?? '',
      ]),
    )
  )
}

function edgesOf(lists: RecordProxy | null | undefined) {
  const channels = lists && ConnectionHandler.getConnection(lists, channelsKey)
  return {
    channels: channels?.getLinkedRecords('edges') ?? undefined,
    requests:
      lists?.getLinkedRecord('requests', requestsPage)?.getLinkedRecords('edges') ?? undefined,
  }
}

/** Whether the list goes as far down as a room of this time: what is further comes with its page. */
function reaches(lists: RecordProxy, saidAt: string | undefined): boolean {
  const connection = ConnectionHandler.getConnection(lists, channelsKey)
  if (!connection || saidAt === undefined) return false
  if (connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') !== true) return true
  const times = (connection.getLinkedRecords('edges') ?? []).map((edge) =>
    Date.parse(saidAtOf(edge.getLinkedRecord('node')) ?? ''),
  )
  return Date.parse(saidAt) > Math.min(...times)
}

const saidAtOf = (room: RecordProxy | null | undefined) =>
  room?.getLinkedRecord('newestMessage')?.getValue('sentAt') as string | undefined

const isOf = (id: string) => (edge: RecordProxy) => edge.getLinkedRecord('node')?.getDataID() === id
