import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { handleProofOfWork } from './http.ts'
import { takeProof, type ProofScope } from './service.ts'
import { proofOfWork } from './tables.ts'
import { prove } from './testing.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

let scopes = 0
/** A scope that no other test has asked for. */
const newScope = (): ProofScope => ({
  tenantId: 'red',
  requester: `198.51.100.${++scopes}`,
  purpose: 'code',
})
const take = (scope: ProofScope, proof: string | undefined, atLeast?: number) =>
  takeProof(stage, stage.db, scope, proof, atLeast)

test('serves once, however many hand it in at once', async () => {
  const scope = newScope()
  const { proof } = await prove(stage, scope)
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(scope, proof)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await take(scope, proof)).toBe(false)
})

test('serves where it was asked for, and for that alone', async () => {
  const scope = newScope()
  const { proof } = await prove(stage, scope)
  expect(await take({ ...scope, requester: '192.0.2.1' }, proof)).toBe(false)
  expect(await take({ ...scope, purpose: 'sign-in' }, proof)).toBe(false)
  expect(await take({ ...scope, tenantId: 'blue' }, proof)).toBe(false)
  expect(await take(scope, proof)).toBe(true)
})

test('is good for two minutes', async () => {
  const scope = newScope()
  const { proof } = await prove(stage, scope)
  stage.pass(3)
  expect(await take(scope, proof)).toBe(false)
})

test.each([
  ['no work done', { solution: { counter: 0, derivedKey: '00'.repeat(32) } }],
  ['no solution', { solution: undefined }],
  ['a signature of their own', { signature: 'ab'.repeat(32) }],
  ['an easier one', { parameters: { cost: 1 } }],
  ['a longer life', { parameters: { data: { goodUntil: 4_000_000_000 } } }],
  ['more work than was done', { parameters: { data: { doublings: 5 } } }],
])('is refused with %s', async (_, change: Record<string, unknown>) => {
  const scope = newScope()
  const { proof } = await prove(stage, scope)
  const { challenge, solution } = JSON.parse(proof)
  const { data, ...parameters } = { ...challenge.parameters, ...(change.parameters as object) }
  const forged = {
    challenge: {
      parameters: { ...parameters, data: { ...challenge.parameters.data, ...data } },
      signature: change.signature ?? challenge.signature,
    },
    solution: 'solution' in change ? change.solution : solution,
  }
  expect(await take(scope, JSON.stringify(forged))).toBe(false)
  expect(await take(scope, proof)).toBe(true)
})

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"challenge":{}}',
  '{"challenge":{"parameters":{}}}',
  '{',
])('is none where the cookie holds %j', async (proof) =>
  expect(await take(newScope(), proof)).toBe(false),
)

test('is twice the work after twenty from one scope, and light again an hour later', async () => {
  const scope = newScope()
  const { proof, tries } = await prove(stage, scope)
  expect(tries).toBeLessThan(400)
  expect(await take(scope, proof)).toBe(true)
  const { nonce } = JSON.parse(proof).challenge.parameters
  const [{ placeHash }] = (await stage.db
    .select()
    .from(proofOfWork)
    .where(eq(proofOfWork.nonce, nonce))) as [typeof proofOfWork.$inferSelect]
  const takenAt = stage.now()
  await stage.db
    .insert(proofOfWork)
    .values(Array.from({ length: 19 }, (_, at) => ({ nonce: `n${at}`, placeHash, takenAt })))
  expect((await prove(stage, scope)).tries).toBeGreaterThanOrEqual(400)
  stage.pass(61)
  expect((await prove(stage, scope)).tries).toBeLessThan(400)
})

test('is asked for by purpose', async () => {
  const ask = (path: string, method = 'GET') =>
    handleProofOfWork(new Request(`http://localhost${path}`, { method }), stage, '192.0.2.2')
  const answer = await ask('/proof-of-work?for=sign-in')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  expect(await answer?.json()).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } })
  for (const query of [
    'for=coins',
    'for=code&doublings=6',
    'for=code&doublings=-1',
    'for=code&doublings=x',
  ])
    expect((await ask(`/proof-of-work?${query}`))?.status).toBe(400)
  expect((await ask('/proof-of-work'))?.status).toBe(400)
  expect((await ask('/proof-of-work?for=code', 'POST'))?.status).toBe(405)
  expect(await ask('/proof')).toBeUndefined()
})

test('is as much work as is asked for, and serves for no more than one doubling above', async () => {
  const scope = newScope()
  const light = await prove(stage, scope)
  const twice = await prove(stage, scope, 1)
  expect(twice.tries).toBeGreaterThanOrEqual(400)
  expect(await take(scope, light.proof, 2)).toBe(false)
  expect(await take(scope, twice.proof, 2)).toBe(true)
  expect(await take(scope, light.proof, 1)).toBe(true)
})

test('can’t be stored up while it is light', async () => {
  const scope = newScope()
  const stored = await Promise.all([1, 2, 3].map(() => prove(stage, scope)))
  const [first, later, last] = stored.map(({ proof }) => proof)
  expect(await take(scope, first)).toBe(true)
  const placeHash = (await stage.db.select().from(proofOfWork)).at(-1)!.placeHash
  const takenAt = stage.now()
  const serve = (from: number, to: number) =>
    stage.db.insert(proofOfWork).values(
      Array.from({ length: to - from }, (_, at) => ({
        nonce: `s${from + at}`,
        placeHash,
        takenAt,
      })),
    )
  await serve(1, 38)
  expect(await take(scope, later)).toBe(true)
  await serve(38, 40)
  expect(await take(scope, last)).toBe(false)
})
