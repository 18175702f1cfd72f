import { fetchQuery, graphql } from 'react-relay'
import { commitLocalUpdate, type IEnvironment, type RecordProxy } from 'relay-runtime'
import type { hiddenCountQuery } from './__generated__/hiddenCountQuery.graphql.ts'

const query = graphql`
  query hiddenCountQuery @throwOnFieldError {
    viewer {
      mutes {
        mutedUserIds
        blockedUserIds
        unseenUserIds
      }
    }
  }
`

type Told = { id: string; seq: number; isDeleted: boolean; authorId: string | undefined }

/**
 * Gives what takes each message that a channel tells of, and counts it to those that are nothing to open
 * (`unreadHidden`): the fan's own, deleted ones, and of whom they keep away. What was counted by the gateway before is
 * left as it is.
 */
export function createHiddenCount(
  environment: IEnvironment,
  communityId: string,
  fanId: string | undefined,
): (channelId: string, message: Told) => void {
  const known = lastSeqsOf(environment, communityId)
  const counted = new Set<string>()
  const count = (channelId: string, message: Told, isKept: boolean) => {
    const isNew = message.seq > (known.get(channelId) ?? Infinity)
    const isHidden = isKept ? isNew || counted.has(message.id) : message.isDeleted
    if (isHidden === counted.has(message.id)) return
    if (isHidden) counted.add(message.id)
    else counted.delete(message.id)
    commitLocalUpdate(environment, (store) => {
      const state = store.get(channelId)?.getLinkedRecord('viewerReadState')
      if (!state || message.seq <= Number(state.getValue('lastReadSeq'))) return
      const hidden = Number(state.getValue('unreadHidden') ?? 0) + (isHidden ? 1 : -1)
      state.setValue(Math.max(0, hidden), 'unreadHidden')
    })
  }
  return (channelId, message) => {
    const { authorId } = message
    if (authorId === undefined || authorId === fanId) return count(channelId, message, true)
    const away = awayOf(environment)
    if (away) return count(channelId, message, away.includes(authorId))
    fetchQuery<hiddenCountQuery>(environment, query, {}).subscribe({
      next: () => count(channelId, message, awayOf(environment)?.includes(authorId) ?? false),
      // The next page asks again.
      error: () => undefined,
    })
  }
}

/** Whom the fan keeps away, and who blocks them; undefined where no screen has asked yet. */
function awayOf(environment: IEnvironment): readonly string[] | undefined {
  let away: readonly string[] | undefined
  commitLocalUpdate(environment, (store) => {
    const mutes = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('mutes')
    const lists = ['mutedUserIds', 'blockedUserIds', 'unseenUserIds'].map((list) =>
      mutes?.getValue(list),
    )
    if (lists.every((list) => list !== undefined)) away = lists.flatMap((ids) => ids as string[])
  })
  return away
}

/** The number of each channel's newest message, as far as they are known. */
function lastSeqsOf(environment: IEnvironment, communityId: string): ReadonlyMap<string, number> {
  const seqs = new Map<string, number>()
  commitLocalUpdate(environment, (store) => {
    const channels = store.get(communityId)?.getLinkedRecord('channels')
    for (const edge of channels?.getLinkedRecords('edges') ?? []) {
      const channel: RecordProxy | null | undefined = edge?.getLinkedRecord('node')
      if (channel) seqs.set(channel.getDataID(), Number(channel.getValue('lastSeq')))
    }
  })
  return seqs
}
