import { crashPoint } from '../../platform/crashPoints.ts'
import type { Language } from '../../platform/graphql/context.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { erasePerson } from '../../platform/personal/erasing.ts'
import type { Judged } from '../../platform/personal/judging.ts'
import { sealText, unsealText } from '../../platform/secret.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { lockInstruments } from '../payments/service.ts'
import { findPresentUser, linkOf, mailFan } from '../user/service.ts'
import { farewellMail, leavingMail } from './letters.ts'
import {
  findDue,
  findLeaving,
  findObstacles,
  findUntold,
  lockDue,
  lockFan,
  updateLeaving,
} from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellLeaving: { leavingId: string }
    finishLeavings: null
    sayFarewell: { leavingId: string }
  }
}

/** To whom the last letter goes. */
type Farewell = { to: string; name: string; language: Language }

/** What has not followed by then was given up by its job. */
const lateMs = 60 * 60_000

/** What is done with those who leave, by what all domains judged of their columns. */
export function leavingJobs(judged: readonly Judged[]): JobKinds {
  return {
    tellLeaving: { run: tellLeaving },
    finishLeavings: { again: '11 * * * *', run: (context) => finishLeavings(context, judged) },
    sayFarewell: { run: sayFarewell },
  }
}

async function tellLeaving(context: JobContext, { leavingId }: { leavingId: string }) {
  const row = await findLeaving(context.db, leavingId)
  // Who has undone it by now is told nothing that is no longer so.
  if (!row || row.undoneAt || row.doneAt) return
  await mailFan(context, row.userId, leavingMail(row.endsAt))
}

/** Deletes all accounts whose days are over, each by itself: one that fails keeps no other waiting. */
async function finishLeavings(context: JobContext, judged: readonly Judged[]): Promise<void> {
  const failures: unknown[] = []
  // Where provider or mail were away for longer than a job is tried again.
  const { db, jobs, now, tenantId } = context
  for (const leavingId of await findUntold(db, new Date(now().getTime() - lateMs)))
    await db.transaction((transaction) =>
      jobs.enqueue(tenantId, 'sayFarewell', { leavingId }, transaction),
    )
  for (const id of await findDue(db, now()))
    await finish(context, judged, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** All in one transaction: a process that dies in it has done nothing, and one that comes after it finds it done. */
async function finish(context: JobContext, judged: readonly Judged[], id: string): Promise<void> {
  const { config, db, identity, jobs, log, now, tenantId } = context
  await db.transaction(async (transaction) => {
    const row = await lockDue(transaction, id, now())
    if (!row) return
    const { userId } = row
    // Whom operators have blocked would shed that by leaving: they decide.
    if ((await lockFan(transaction, userId)) === 'disabled')
      return log.warn({ userId }, 'leaving is put off: the fan is blocked')
    // A card that is being saved is erased with the others, or is saved for nobody.
    await lockInstruments(transaction, userId)
    // What was begun since then ends first.
    const standing = await findObstacles(transaction, userId)
    if (standing.length > 0) return log.warn({ userId, standing }, 'leaving is put off')
    const fan = await findPresentUser(transaction, userId)
    const to = fan ? await identity.findEmail(tenantId, userId) : null
    const farewell: Farewell | null =
      fan && to ? { to, name: fan.displayName, language: fan.language } : null
    await erasePerson(transaction, judged, userId, now())
    // What was paid beside it, whose transaction this one has waited for. It is undone, and put off the next time.
    if ((await findObstacles(transaction, userId)).length > 0)
      throw new Error('something came up while a fan was erased')
    crashPoint('leaving.erased')
    await updateLeaving(transaction, id, {
      doneAt: now(),
      farewell: sealText(config, JSON.stringify(farewell), 'farewell', tenantId, id),
    })
    await jobs.enqueue(tenantId, 'sayFarewell', { leavingId: id }, transaction)
  })
  crashPoint('leaving.finished')
}

/** What follows the commit: the provider keeps nothing of them either, every gateway forgets them, and they are told. */
async function sayFarewell(context: JobContext, { leavingId }: { leavingId: string }) {
  const { cache, config, db, identity, log, messenger, tenantId } = context
  const row = await findLeaving(db, leavingId)
  if (!row?.doneAt) return
  const { userId, farewell } = row
  await identity.setStanding(tenantId, userId, 'deleted')
  for (const name of ['user', 'leaving']) cache.forget(tenantId, name, userId)
  if (!farewell) return
  const last = JSON.parse(
    unsealText(config, farewell, 'farewell', tenantId, leavingId),
  ) as Farewell | null
  if (last) {
    const { to, name, language } = last
    const brand = (await loadTenant(context)).name[language]
    const mail = farewellMail[language]({ name, brand, link: linkOf(context, language) })
    await messenger.sendMail(tenantId, { to, ...mail })
  }
  await updateLeaving(db, leavingId, { farewell: null })
  log.info({ userId }, 'a fan has left')
}
