import { NetworkError, retryAtOf } from '#platform/relay/fetch.ts'
import { sendWithProgress } from '#platform/session/sendWithProgress.ts'
import type { Session } from '#platform/session/session.ts'
import { readFile } from '#platform/storage/privateFiles.ts'
import type { ChosenPicture, PictureProblem } from '../chosen/chosenPicture.ts'
import { serverNow } from '#platform/time/serverClock.ts'

type Way = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends a picture up. Answers why it is not taken, if it is not; rejects where no answer came. */
export type SendPicture = (picture: ChosenPicture, way: Way) => Promise<PictureProblem | undefined>

const problems: readonly string[] = ['NOT_AN_IMAGE', 'TOO_LARGE', 'TOO_MANY_PIXELS']

/** An upload that has not moved for so long is begun anew; drawing a large picture anew takes seconds. Milliseconds. */
const stallMs = 30_000
/** How long to wait where this fan has sent too many and no time was named: trying costs as much as sending. Milliseconds. */
const busyMs = 15_000

/** A way to the gateway, and what the picture is for. */
export type Destination = { callGateway: Session['callGateway']; to: 'message' | 'post' }

/** The same, by this way to the gateway. */
export async function sendPicture(
  { callGateway, to }: Destination,
  { id }: Pick<ChosenPicture, 'id'>,
  { signal, onProgress }: Way,
): Promise<PictureProblem | undefined> {
  const body = await readFile(id)
  if (!body) return 'LOST'
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), stallMs)
  const response = await callGateway(`/uploads/${to}?id=${id}`, {
    method: 'POST',
    body,
    signal: AbortSignal.any([signal, stalled.signal]),
    send: sendWithProgress((share) => {
      clearTimeout(timer)
      timer = setTimeout(() => stalled.abort(), stallMs)
      onProgress(share)
    }),
  })
    .catch((cause: unknown) => {
      throw new NetworkError('The picture could not be sent up.', { cause })
    })
    .finally(() => clearTimeout(timer))
  if (response.ok) return undefined
  const answer: unknown = await response.json().catch(() => undefined)
  const { error } = (answer ?? {}) as { error?: { code?: string } }
  const code = problems.find((each) => each === error?.code)
  if (code) return code as PictureProblem
  const { status } = response
  const retryAt =
    retryAtOf(response) ?? (status === 429 ? new Date(serverNow() + busyMs) : undefined)
  throw new NetworkError(`The gateway answered ${status}.`, { status, retryAt })
}
