import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import { keepNewestEdges } from '#platform/relay/numberedConnection.ts'
import { pageSize } from '../pageSize.ts'
import { messagesOf } from './insertMessages.ts'

/** Whoever has joined, and asked for the newest page again, reads on from there: what is before it was withheld from them. */
export function forgetWithheld(environment: IEnvironment, channelId: string): void {
  commitLocalUpdate(environment, (store) => {
    const connection = messagesOf(store, channelId)
    const isAnyWithheld = connection
      ?.getLinkedRecords('edges')
      ?.some((edge) => edge.getLinkedRecord('node')?.getValue('isWithheld') === true)
    if (connection && isAnyWithheld) keepNewestEdges(connection, pageSize)
  })
}
