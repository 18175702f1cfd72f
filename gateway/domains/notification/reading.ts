import DataLoader from 'dataloader'
import { isNobodysDoing, isSwitchable } from '#rules/notification.ts'
import { NotificationKind } from '#schema/enums.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadMessage } from '../chat/service.ts'
import { loadComment } from '../comment/service.ts'
import { awayFrom } from '../mute/service.ts'
import { loadOwnDelivery } from '../delivery/service.ts'
import { loadSchedule } from '../official-schedule/service.ts'
import { loadPost } from '../post/service.ts'
import { loadOwnPurchase } from '../purchase/service.ts'
import { loadItem } from '../store/service.ts'
import { loadChapter } from '../story/service.ts'
import { loadSubscription } from '../subscription/service.ts'
import { loadTopic } from '../topic/service.ts'
import type { NotificationKind as Kind } from '../types.generated.ts'
import { loadUser } from '../user/service.ts'
import {
  countUnread,
  findActors,
  findChoice,
  findGroups,
  setKind,
  setRead,
  type Choice,
  type Shown,
} from './store.ts'
import type { NotificationRow, NotificationsRow } from './tables.ts'

/** So many are counted: a badge says no more. */
const mostCounted = 99
/** So many are named. */
const mostNamed = 3

/** The viewer's own; null for a guest. */
export const viewerNotifications = ({ userId }: GatewayContext): NotificationsRow | null =>
  userId === null ? null : { fanId: userId }

/** The kinds that the fan is told of. */
export async function kindsOf(context: GatewayContext, { fanId }: NotificationsRow) {
  const { off } = await choiceOf(context, fanId)
  return kindsWithout(off)
}

/** In how many groups there is something new. */
export const unreadCountOf = ({ db }: GatewayContext, { fanId }: NotificationsRow) =>
  // Of kinds that a newer gateway beside this one tells, this one can say nothing.
  countUnread(db, fanId, { kinds: NotificationKind, most: mostCounted })

/** A page of them, and one more where there are more. */
export async function notificationsOf(
  context: GatewayContext,
  { fanId }: NotificationsRow,
  page: KeysetPage<string>,
): Promise<NotificationRow[]> {
  return findGroups(context.db, await shownTo(context, fanId), page)
}

/** Whether it came after the fan looked last. */
export async function isUnread(context: GatewayContext, { fanId, id }: NotificationRow) {
  return id > (await choiceOf(context, fanId)).readId
}

/** Who did it, as far as they are counted, the latest first. */
function actorIdsOf(context: GatewayContext, group: NotificationRow): Promise<string[]> {
  if (isNobodysDoing(group.kind)) return Promise.resolve([])
  const load = (of: GatewayContext) =>
    new DataLoader<NotificationRow, string[], string>(
      (rows) =>
        Promise.all(
          rows.map(async (row) => {
            const { without } = await shownTo(of, row.fanId)
            return findActors(of.db, row, { without, most: mostCounted })
          }),
        ),
      { cacheKeyFn: ({ id }) => id },
    )
  return context.loader('notificationActors', load).load(group)
}

export const actorCountOf = async (context: GatewayContext, group: NotificationRow) =>
  (await actorIdsOf(context, group)).length

/** Whom it names. */
export async function actorsOf(context: GatewayContext, group: NotificationRow) {
  const ids = (await actorIdsOf(context, group)).slice(0, mostNamed)
  const users = await Promise.all(ids.map((id) => loadUser(context, id)))
  return users.filter((user) => user !== null)
}

/** The message that it is about, where it stands and the fan may read it. */
export async function messageOf(context: GatewayContext, { subjectId }: NotificationRow) {
  if (prefixOf(subjectId) !== 'message') return null
  const message = await loadMessage(context, subjectId)
  return message?.deletedAt ? null : message
}

/** The post that it is about, where it stands. */
export async function postOf(context: GatewayContext, { subjectId }: NotificationRow) {
  return prefixOf(subjectId) === 'post' ? loadPost(context, subjectId) : null
}

/** The topic that it is about, where it stands. */
export async function topicOf(context: GatewayContext, { subjectId }: NotificationRow) {
  return prefixOf(subjectId) === 'topic' ? loadTopic(context, subjectId) : null
}

/** The comment that it is about, where it stands and what it is about does too. */
export async function commentOf(context: GatewayContext, { subjectId }: NotificationRow) {
  return prefixOf(subjectId) === 'comment' ? loadComment(context, subjectId) : null
}

/** What the fan ordered that it is about. */
export async function purchaseOf(context: GatewayContext, { subjectId }: NotificationRow) {
  const [purchaseId = ''] = subjectId.split('/')
  return prefixOf(purchaseId) === 'purchase' ? loadOwnPurchase(context, purchaseId) : null
}

/** The fan's subscription that it is about. */
export async function subscriptionOf(context: GatewayContext, { subjectId }: NotificationRow) {
  const [subscriptionId = ''] = subjectId.split('/')
  return loadSubscription(context, subscriptionId)
}

/** What the fan won that it is about. */
export async function deliveryOf(context: GatewayContext, { subjectId }: NotificationRow) {
  return prefixOf(subjectId) === 'delivery' ? loadOwnDelivery(context, subjectId) : null
}

/** The chapter that it is about. */
export const chapterOf = (context: GatewayContext, { subjectId }: NotificationRow) =>
  loadChapter(context, subjectId)

/** What can be bought that it is about, where the fan may still know of it. */
export async function itemOf(context: GatewayContext, { subjectId }: NotificationRow) {
  const [itemId = ''] = subjectId.split('/')
  return loadItem(context, itemId)
}

/** What starts that it is about, where the fan may still know of it. */
export async function scheduleOf(context: GatewayContext, { subjectId }: NotificationRow) {
  const [scheduleId = ''] = subjectId.split('/')
  return loadSchedule(context, scheduleId)
}

const unauthenticated = { __typename: 'UnauthenticatedError' as const }

/** The viewer has looked, as far as this one. */
export async function readNotifications(
  context: GatewayContext,
  { notificationId }: { notificationId: string },
) {
  const { userId: fanId, db } = context
  if (fanId === null) return unauthenticated
  if (!(await setRead(db, fanId, notificationId)))
    return { __typename: 'NotFoundError' as const, field: 'notificationId' }
  context.clearLoaders()
  return { __typename: 'ReadNotificationsSuccess' as const, notifications: { fanId } }
}

/** Tells the viewer of a kind from now on, or not. */
export async function setNotificationKind(
  context: GatewayContext,
  { kind, isOn }: { kind: Kind; isOn: boolean },
) {
  const { userId: fanId, db } = context
  if (fanId === null) return unauthenticated
  if (isSwitchable(kind)) await setKind(db, { fanId, kind, isOn })
  context.clearLoaders()
  return { __typename: 'SetNotificationKindSuccess' as const, notifications: { fanId } }
}

const nothingChosen: Choice = { readId: '', off: [] }

function choiceOf(context: GatewayContext, fanId: string): Promise<Choice> {
  const load = ({ db }: GatewayContext) =>
    new DataLoader((fans: readonly string[]) =>
      Promise.all(fans.map(async (fan) => (await findChoice(db, fan)) ?? nothingChosen)),
    )
  return context.loader('notificationChoice', load).load(fanId)
}

const kindsWithout = (off: readonly Kind[]) =>
  NotificationKind.filter((kind) => !off.includes(kind))

async function shownTo(context: GatewayContext, fanId: string): Promise<Shown> {
  const [{ off }, without] = await Promise.all([choiceOf(context, fanId), awayFrom(context)])
  return { fanId, without, kinds: kindsWithout(off) }
}
