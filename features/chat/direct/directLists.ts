import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The connections of a fan's lists. */
const keys = {
  channels: 'DirectList_channels',
  requests: 'DirectRequests_requests',
} as const

type List = keyof typeof keys
const lists = Object.keys(keys) as List[]

/** A room as an event tells of it. */
type Room = {
  readonly id: string
  /** How the fan stands to its partner; undefined where it is theirs no longer. */
  readonly state: string | undefined
  /** When something was said there last; undefined where nothing was, which is in no list. */
  readonly saidAt: string | undefined
}

/**
 * Takes a room out of the lists in which it is not any more. Returns whether those that are loaded lack it: it belongs
 * into one, and not further down than that goes, where it will come with its page.
 */
export function removeRoom(store: RecordSourceProxy, listsId: string, room: Room): boolean {
  // Who blocks another leaves the room where it is.
  if (room.state === 'BLOCKING') return false
  let isLacking = false
  for (const list of lists) {
    const connection = connectionOf(store, listsId, list)
    if (!connection) continue
    if (list !== listOf(room.state)) ConnectionHandler.deleteNode(connection, room.id)
    else isLacking ||= !holds(connection, room.id) && reaches(connection, room.saidAt)
  }
  return isLacking
}

/** Puts a room, whose row was fetched, where it belongs, and takes nothing else from there: a list may be many pages long. */
export function putRoom(store: RecordSourceProxy, listsId: string, roomId: string): void {
  const record = store.get(roomId)
  const room = {
    id: roomId,
    state: record?.getLinkedRecord('direct')?.getValue('state') as string | undefined,
    saidAt: saidAtOf(record),
  }
  if (!removeRoom(store, listsId, room) || !record) return
  const connection = connectionOf(store, listsId, listOf(room.state)!)!
  const edge = ConnectionHandler.createEdge(store, connection, record, 'ChannelEdge')
  // Pages go on from the last one's cursor; this one's is never asked for.
  edge.setValue('', 'cursor')
  ConnectionHandler.insertEdgeBefore(connection, edge)
}

/**
 * Puts the newest rooms of a list, which were fetched, into what is loaded of it, and drops those that would be among
 * them and are not. `isWhole` where the list has no others.
 */
export function putNewest(
  store: RecordSourceProxy,
  listsId: string,
  list: List,
  { ids, isWhole }: { ids: readonly string[]; isWhole: boolean },
): void {
  const connection = connectionOf(store, listsId, list)
  const oldest = timeOf(store.get(ids.at(-1) ?? ''))
  for (const room of connection ? roomsOf(connection) : [])
    if (!ids.includes(room.getDataID()) && (isWhole || timeOf(room) >= oldest))
      ConnectionHandler.deleteNode(connection!, room.getDataID())
  // The latest is put in last, at the beginning.
  for (const id of ids.toReversed()) putRoom(store, listsId, id)
}

/** The newest message of each room that is listed; undefined where no list is loaded. */
export function newestListed(store: RecordSourceProxy): Map<string, string> | undefined {
  const listsId = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('directMessages')
  const loaded = lists.flatMap((list) => connectionOf(store, listsId?.getDataID(), list) ?? [])
  if (loaded.length === 0) return undefined
  return new Map(
    loaded
      .flatMap(roomsOf)
      .map((room) => [room.getDataID(), room.getLinkedRecord('newestMessage')?.getDataID() ?? '']),
  )
}

const listOf = (state: string | undefined): List | undefined =>
  state === undefined ? undefined : state === 'ASKED' ? 'requests' : 'channels'

function connectionOf(store: RecordSourceProxy, listsId: string | undefined, list: List) {
  const record = listsId === undefined ? undefined : store.get(listsId)
  return record ? ConnectionHandler.getConnection(record, keys[list]) : undefined
}

const roomsOf = (connection: RecordProxy) =>
  (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge.getLinkedRecord('node') ?? [])

const holds = (connection: RecordProxy, id: string) =>
  roomsOf(connection).some((room) => room.getDataID() === id)

/** Whether what is loaded of a list goes as far down as a room of this time. */
function reaches(connection: RecordProxy, saidAt: string | undefined): boolean {
  if (saidAt === undefined) return false
  if (connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') !== true) return true
  return Date.parse(saidAt) > Math.min(...roomsOf(connection).map(timeOf))
}

const saidAtOf = (room: RecordProxy | null | undefined) =>
  room?.getLinkedRecord('newestMessage')?.getValue('sentAt') as string | undefined
const timeOf = (room: RecordProxy | null | undefined) => Date.parse(saidAtOf(room) ?? '')
