import { readFileSync } from 'node:fs'
import { ApiFan, uniqueEmail } from './apiFan.ts'
import type { Ouen } from './ouen.ts'

export const password = 'ペンライトを12本ふる'

type Fields = Record<string, unknown>

/** The text of one of the app's own operations, as the build wrote it down; `having` tells namesakes apart. */
export function operation(name: string, having = ''): string {
  const texts = Object.values(
    JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>,
  )
  const text = texts.findLast(
    (candidate) =>
      new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(candidate) &&
      candidate.includes(having),
  )
  if (!text) throw new Error(`${name} is not in dist/operations.json`)
  return text
}

/** Runs one of the app's own operations; the answer's first root field. Throws where it is no answer. */
export async function run(
  fan: ApiFan,
  name: string,
  variables: Fields = {},
  having = '',
): Promise<Fields> {
  const answer = await fan.call(name, operation(name, having), variables)
  const [field] = Object.values(answer.data ?? {})
  if (typeof field !== 'object' || field === null)
    throw new Error(`${name}: ${JSON.stringify(answer.errors)}`)
  return field as Fields
}

/** Hands the first step in, as an adult, with a mail address or a number. Answers its payload. */
export async function agreeTerms(fan: ApiFan, value: string): Promise<Fields> {
  const { terms, privacyPolicy } = (await run(fan, 'OnboardingScreenQuery')) as {
    terms: { version: string }
    privacyPolicy: { version: string }
  }
  const contact = { kind: value.includes('@') ? 'EMAIL' : 'PHONE', value }
  const input = {
    contact,
    birthDate: '1995-04-01',
    termsVersion: terms.version,
    privacyVersion: privacyPolicy.version,
    guardianConsent: false,
  }
  return run(fan, 'submitTermsMutation', { input })
}

/** A fan half-way: proven, with a password to set. */
export async function beginSignUp(
  ouen: Ouen,
  email = uniqueEmail(),
): Promise<{ fan: ApiFan; email: string }> {
  const fan = new ApiFan(ouen)
  await agreeTerms(fan, email)
  await run(fan, 'submitConfirmCodeMutation', { code: await ouen.codeFor(email) })
  return { fan, email }
}

/** Sets the password, which makes the account, and signs in. */
export async function finishSignUp(fan: ApiFan, displayName: string): Promise<void> {
  const { customToken } = (await run(fan, 'submitPasswordMutation', { password })) as {
    customToken: string
  }
  await fan.signIn(customToken)
  await run(fan, 'detailsProfileMutation', { input: { displayName } })
}

/** Joins the community that the tenant shows first. */
export async function join(fan: ApiFan): Promise<void> {
  const { community } = (await run(fan, 'AppLayoutQuery')) as { community: { id: string } }
  await run(fan, 'useJoinCommunityMutation', { communityId: community.id })
}

export async function signUpByApi(
  ouen: Ouen,
  displayName: string,
  email?: string,
): Promise<{ fan: ApiFan; email: string }> {
  const started = await beginSignUp(ouen, email)
  await finishSignUp(started.fan, displayName)
  await join(started.fan)
  return started
}

/** The status of a sign-in by password; the fan holds the new token where it is 200. */
export async function logIn(fan: ApiFan, email: string, typed = password): Promise<Response> {
  const response = await fan.fetch(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=ouen',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: typed, returnSecureToken: true }),
    },
  )
  if (response.ok) fan.idToken = ((await response.clone().json()) as { idToken: string }).idToken
  return response
}

export type Channel = { id: string; name: string; lastSeq: number }

/** The channels that this fan sees. */
export async function channelsOf(fan: ApiFan): Promise<Channel[]> {
  const { community } = (await run(fan, 'ChannelsScreenQuery', {}, 'lastSeq')) as {
    community: { channels: { edges: { node: Channel }[] } }
  }
  return community.channels.edges.map(({ node }) => node)
}

export type Message = { id: string; seq: number; text: string; sentAt: string }

/**
 * All of a channel's messages after a `seq`, read back as a browser closes a gap: where nothing was ever changed, the
 * number of what was said is that of the change.
 */
export async function messagesAfter(
  fan: ApiFan,
  channelId: string,
  seq: number,
): Promise<Message[]> {
  const { changesAfter: page } = (await run(fan, 'fetchMissedQuery', { channelId, rev: seq })) as {
    changesAfter: Message[]
  }
  const last = page.at(-1)
  return last ? [...page, ...(await messagesAfter(fan, channelId, last.seq))] : page
}

/** Sends a message; throws where no answer came, so that nothing is known of it. */
export async function send(fan: ApiFan, channelId: string, text: string, idempotencyKey: string) {
  const answer = await run(fan, 'sendMessageMutation', {
    input: { channelId, text, idempotencyKey },
  })
  const { messageEdge } = answer as { messageEdge?: { node: Message } }
  return { typename: String(answer.__typename), message: messageEdge?.node }
}
