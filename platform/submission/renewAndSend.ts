import type { Session } from '../session/session.ts'

type Answer = { readonly error?: { readonly __typename: string } | undefined }

/**
 * Sends, and where what is asked for wants a recent sign-in, has the fan log in once more and sends it again. Answers
 * the last answer: the refusal, where the fan would rather not.
 */
export async function renewAndSend<Sent extends Answer>(
  send: () => Promise<Sent>,
  renewSignIn: Session['renewSignIn'],
): Promise<Sent> {
  const sent = await send()
  const isStale = sent.error?.__typename === 'RequiresRecentLoginError'
  return isStale && (await renewSignIn()) ? send() : sent
}
