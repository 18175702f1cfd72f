import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFan, setStage, type Browser, type TestContext } from '../sign-up/testing.ts'
import { confirmContact, sendContactCode, undoContactChange, viewerAccount } from './service.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

let fans = 0
async function newFan(contact = `undo${(fans += 1)}@example.com`) {
  const browser = stage.browser(`203.0.113.${(fans += 1)}`)
  const userId = await createFan(stage, browser, contact)
  return { browser, userId, contact }
}

async function change(browser: Browser, value: string) {
  const kind = value.includes('@') ? 'EMAIL' : 'PHONE'
  stage.pass(1)
  const recent = { ...browser.request(), signedInAt: stage.now() }
  await sendContactCode(recent, { kind, value })
  const code = await stage.codeFor(kind === 'EMAIL' ? value : `+81${value.slice(1)}`)
  return confirmContact(browser.request(), { kind, code })
}

/** The key in the newest letter or text to a former contact. */
async function keyFor(contact: string): Promise<string> {
  const body = (await stage.inbox(contact))
    .map((mail) => mail.body)
    .find((text) => text.includes('undo?'))
  return /undo\?key=(\S+)/.exec(body ?? '')?.[1] ?? ''
}

const undo = (key: string) => undoContactChange(stage.browser().request(), { key })
const owner = (email: string) => stage.identity.findUserIdByEmail('red', email)

describe('undoing a change of contact', () => {
  test('puts the former address back by the link that went there, once, and ends all sign-ins', async () => {
    const { browser, userId, contact } = await newFan()
    const seen: unknown[] = []
    const unsubscribe = stage.events.subscribe('red', (event) => seen.push(event))
    await change(browser, 'thief@example.com')
    const key = await keyFor(contact)
    const results = await Promise.all([undo(key), undo(key)])
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'LinkDeadError',
      'UndoContactChangeSuccess',
    ])
    expect(await owner(contact)).toBe(userId)
    expect(await owner('thief@example.com')).toBeNull()
    unsubscribe()
    expect(seen).toContainEqual({ type: 'userSignedOut', userId })
  })

  test('undoes what came after it too, and nobody undoes that', async () => {
    const { browser, userId, contact } = await newFan()
    await change(browser, 'second@example.com')
    await change(browser, 'third@example.com')
    const [first, second] = [await keyFor(contact), await keyFor('second@example.com')]
    expect(await undo(first)).toMatchObject({ maskedContact: 'u••••@example.com' })
    expect(await owner(contact)).toBe(userId)
    expect(await owner('third@example.com')).toBeNull()
    expect(await undo(second)).toEqual({ __typename: 'LinkDeadError' })
    expect(await owner(contact)).toBe(userId)
  })

  test('puts a number back by the text that went to it', async () => {
    const { browser, userId } = await newFan('09010002000')
    await change(browser, '09030004000')
    expect(await undo(await keyFor('+819010002000'))).toMatchObject({
      maskedContact: '090-••••-2000',
    })
    expect(await stage.identity.findUserIdByPhone('red', '+819010002000')).toBe(userId)
    expect(await viewerAccount(browser.request())).toMatchObject({
      maskedPhoneNumber: '090-••••-2000',
    })
  })

  test('is over after 72 hours', async () => {
    const { browser, contact } = await newFan()
    await change(browser, 'kept@example.com')
    const key = await keyFor(contact)
    stage.pass(72 * 60)
    expect(await undo(key)).toEqual({ __typename: 'LinkDeadError' })
    expect(await owner('kept@example.com')).not.toBeNull()
  })

  test('is refused with a key that was never given', async () => {
    const { browser, contact } = await newFan()
    const other = await newFan()
    await change(browser, 'mine2@example.com')
    await change(other.browser, 'theirs2@example.com')
    const [own, theirs] = [await keyFor(contact), await keyFor(other.contact)]
    const [id = ''] = own.split('.')
    const [, mac = ''] = theirs.split('.')
    for (const key of ['', '.', 'constructor', id, `${id}.`, `${id}.${mac}`, `${own}x`])
      expect(await undo(key)).toEqual({ __typename: 'LinkDeadError' })
  })

  test('says so where another account has the former address by now', async () => {
    const { browser, contact } = await newFan()
    await change(browser, 'moved@example.com')
    const key = await keyFor(contact)
    const next = await newFan(contact)
    expect(await undo(key)).toMatchObject({ __typename: 'ContactTakenError' })
    expect(await owner(contact)).toBe(next.userId)
    expect(await owner('moved@example.com')).not.toBeNull()
  })
})
