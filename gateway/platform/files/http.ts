import type { Services } from '../graphql/context.ts'
import { BodyTooLarge } from '../http/body.ts'
import { answerReading, refuseMethod } from '../http/methods.ts'
import type { Arrival } from '../http/server.ts'
import { openDisk, readFile } from './disk.ts'
import { filesPath, toImage } from './image.ts'
import type { PictureProblem } from './picture.ts'
import type { AttemptKind } from './tables.ts'
import { keepAvatar, takeAttempt } from './service.ts'
import { limitUploads } from './concurrency.ts'

/** The largest picture that is taken, in bytes. */
export const uploadMaxBytes = 10 * 1024 * 1024

type UploadProblem = PictureProblem | 'UNAUTHENTICATED' | 'TOO_LARGE' | 'RATE_LIMITED'

const statusOf: Record<UploadProblem, number> = {
  UNAUTHENTICATED: 401,
  TOO_LARGE: 413,
  NOT_AN_IMAGE: 415,
  TOO_MANY_PIXELS: 422,
  RATE_LIMITED: 429,
}

/** What becomes of a picture that was sent: what to answer with, or why it is refused. */
export type KeepUpload = (userId: string, bytes: Buffer) => Promise<object | PictureProblem>

/** When to try again while another upload of the same fan is in flight, in seconds: most take less. */
const inFlightSeconds = 1

type UploadArrival = Pick<Arrival, 'requester' | 'readBody'>

/**
 * `POST /uploads/avatar` with the picture as its body and the fan's ID token as bearer. Answers
 * `{ id, image }`, or `{ error: { code } }`. Undefined where the path is another.
 */
export async function handleUpload(
  request: Request,
  services: Services,
  arrival: UploadArrival,
): Promise<Response | undefined> {
  if (new URL(request.url).pathname !== '/uploads/avatar') return undefined
  const { tenantId } = services.config
  const language = request.headers.get('language-code') === 'en' ? 'en' : 'ja'
  return receiveUpload(request, services, arrival, 'AVATAR', async (userId, bytes) => {
    const kept = await keepAvatar(services, tenantId, userId, bytes)
    return typeof kept === 'string' ? kept : { id: kept.id, image: toImage(kept, { language }) }
  })
}

/**
 * Takes a picture that was sent as a request's body with the fan's ID token as bearer, counts the attempt, and has it
 * kept. Answers 201 with what `keep` gives, or `{ error: { code } }`.
 */
export async function receiveUpload(
  request: Request,
  services: Services,
  arrival: UploadArrival,
  kind: AttemptKind,
  keep: KeepUpload,
): Promise<Response> {
  if (request.method !== 'POST') return refuseMethod('POST')
  const userId = await readBearer(request, services)
  if (userId === undefined) return refuse('UNAUTHENTICATED')
  const answer = await limitUploads(userId, arrival.requester, () =>
    receive(services, userId, arrival, kind, keep),
  )
  return answer ?? refuse('RATE_LIMITED', { 'retry-after': String(inFlightSeconds) })
}

async function readBearer(
  request: Request,
  { config, identity }: Services,
): Promise<string | undefined> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const tenantId = request.headers.get('tenant') ?? config.tenantId
  if (token === undefined || tenantId !== config.tenantId) return undefined
  const verified = await identity.verifyIdToken(token, tenantId)
  return verified && verified !== 'disabled' ? verified.userId : undefined
}

async function receive(
  services: Services,
  userId: string,
  { readBody }: UploadArrival,
  kind: AttemptKind,
  keep: KeepUpload,
): Promise<Response> {
  if (!(await takeAttempt(services, services.config.tenantId, userId, kind)))
    return refuse('RATE_LIMITED')
  const bytes = await readBody(uploadMaxBytes).catch(unlessTooLarge)
  if (!bytes) return refuse('TOO_LARGE')
  const kept = await keep(userId, bytes)
  return typeof kept === 'string' ? refuse(kept) : Response.json(kept, { status: 201, headers })
}

const headers = { 'cache-control': 'no-store' }

function refuse(code: UploadProblem, more?: Record<string, string>): Response {
  const status = statusOf[code]
  return Response.json({ error: { code } }, { status, headers: { ...headers, ...more } })
}

function unlessTooLarge(error: unknown): undefined {
  if (!(error instanceof BodyTooLarge)) throw error
}

const storedPath = /^tenants\/[a-z][a-z0-9-]{1,30}\/(avatars|brand)\/upload_[0-9a-z]{26}\.webp$/

/** Whose a stored file is, by its path; undefined for any other path. */
export function tenantOfFile(pathname: string): string | undefined {
  return /^\/files\/tenants\/([^/]+)\//.exec(pathname)?.[1]
}

/** Serves what was uploaded: a name never changes its bytes. Undefined where the path is another. */
export async function handleFile(
  request: Request,
  { config }: Pick<Services, 'config'>,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(filesPath)) return undefined
  const path = pathname.slice(filesPath.length)
  const isOurs = storedPath.test(path) && path.startsWith(`tenants/${config.tenantId}/`)
  return answerReading(request, async () => {
    const bytes = isOurs ? await readFile(await openDisk(config.files), path) : undefined
    if (!bytes) return new Response('Not found', { status: 404 })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  })
}
