import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { maskContact } from '../sign-up/service.ts'
import { findPresentUser, linkOf, mailFan } from '../user/service.ts'
import { contactChangedMail, contactChangedSms, passwordChangedMail } from './letters.ts'
import { contactsOf } from './own.ts'
import { deleteChangesUntil, findChange } from './store.ts'
import { undoKey, undoMs } from './undo.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    /** `at`: ISO 8601. */
    tellPasswordChanged: { userId: string; at: string }
    tellContactChanged: { changeId: string }
    purgeContactChanges: null
  }
}

export const accountJobs: JobKinds = {
  tellPasswordChanged: {
    run: async (context, { userId, at }) => {
      await mailFan(context, userId, passwordChangedMail(new Date(at)))
    },
  },
  tellContactChanged: { run: tellContactChanged },
  purgeContactChanges: {
    again: '37 * * * *',
    run: ({ db, now }) => deleteChangesUntil(db, new Date(now().getTime() - undoMs)),
  },
}

/** Tells the contact that was replaced, or the fan's other one where there was none. */
async function tellContactChanged(
  context: JobContext,
  { changeId }: { changeId: string },
): Promise<void> {
  const { db } = context
  const change = await findChange(db, changeId)
  const user = change && (await findPresentUser(db, change.userId))
  if (!user) return
  const { kind, former, contact } = change
  const { supportEmail, name } = await loadTenant(context)
  const told = {
    kind,
    supportEmail,
    masked: maskContact(kind, contact),
    // Where nothing was replaced, there is nothing to put back.
    undoPath:
      former === null ? null : `/settings/personal-info/undo?key=${undoKey(context, changeId)}`,
  }
  const present = await contactsOf(context, user.id)
  const isByMail = former === null ? kind === 'PHONE' : kind === 'EMAIL'
  const to = former ?? (isByMail ? present.email : present.phoneNumber)
  if (to === null) return
  if (isByMail) await mailFan(context, user.id, contactChangedMail(told), to)
  else
    await text(
      context,
      to,
      contactChangedSms(user.language, name[user.language], linkOf(context, user.language), told),
    )
}

/** A number that is given up takes no texts: that is no reason to try for an hour. */
async function text({ log, messenger, tenantId }: JobContext, to: string, words: string) {
  await messenger
    .sendSms(tenantId, to, words)
    .catch(() => log.warn('a former number could not be told that it was replaced'))
}
