import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { setProfile } from '../user/service.ts'
import { user } from '../user/tables.ts'
import { nameOf } from './service.ts'
import { membership, talent } from './tables.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
let account: { id: string; displayName: string }
beforeAll(async () => {
  stage = await startGraphql()
  const [luka] = await stage.db
    .select({ id: user.id, displayName: user.displayName })
    .from(talent)
    .innerJoin(membership, eq(membership.oshiId, talent.id))
    .innerJoin(user, eq(user.id, membership.userId))
    .where(eq(talent.slug, 'luka'))
    .orderBy(eq(membership.role, 'MEMBER'))
  account = luka!
})
afterAll(() => stage.close())

const inEnglish = () => ({ ...stage.as(null), language: 'en' as const })

it('calls a talent by the name that their brand has in the viewer’s language', async () => {
  expect(await nameOf(stage.as(null), account)).toBe('夜半ルカ')
  expect(await nameOf(inEnglish(), account)).toBe('Yowa Luka')
})

it('calls a talent who chose another name by that', async () => {
  expect(await nameOf(inEnglish(), { ...account, displayName: 'ルカ🌙' })).toBe('ルカ🌙')
})

it('leaves fans their own names, also one that is a talent’s', async () => {
  const fan = { id: await stage.fan({ hasOshi: true }), displayName: '夜半ルカ' }
  expect(await nameOf(inEnglish(), fan)).toBe('夜半ルカ')
})

it('keeps a talent’s name where they save it as their language shows it, and takes another', async () => {
  const save = async (displayName: string) => {
    await setProfile({ ...inEnglish(), userId: account.id }, { displayName })
    const [row] = await stage.db.select().from(user).where(eq(user.id, account.id))
    return row!.displayName
  }
  expect(await save('Yowa Luka')).toBe('夜半ルカ')
  expect(await save('ルカ🌙')).toBe('ルカ🌙')
})
