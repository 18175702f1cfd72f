import type { Queryable } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import type { NotificationKind as Kind } from '../types.generated.ts'
import { insertNotification } from './store.ts'

type Deed = {
  /** Who is told; somebody who did it to themselves is told nothing. */
  fanId: string
  kind: Kind
  subjectId: string
  actorId: string
  communityId: string
  at: Date
}

/** Tells a fan what somebody did, once: a part of doing it. */
export async function tellFan(db: Queryable, deed: Deed): Promise<void> {
  if (deed.fanId === deed.actorId) return
  await insertNotification(db, { ...deed, id: newId('notification') })
}
