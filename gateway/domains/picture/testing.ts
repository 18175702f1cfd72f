import sharp from 'sharp'
import type { Services } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { answerPictures } from './answering.ts'
import type { PictureKind } from './kind.ts'

type Asked = { userId?: string; body?: Buffer; method?: string }

/** How a test sends up pictures of a kind, as whoever the token names, and looks at what their addresses answer. */
export async function pictureTools({ services }: { services: Services }, kind: PictureKind) {
  const photo = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: '#3366cc' },
  })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()
  const ask = async (path: string, over: Asked = {}) => {
    const verifyIdToken = async (userId: string, tenantId: string) => ({
      userId,
      tenantId,
      authenticatedAt: new Date(),
      issuedAt: new Date(),
    })
    const identity = { ...services.identity, verifyIdToken }
    const method = over.method ?? (over.body ? 'POST' : 'GET')
    const headers = { authorization: `Bearer ${over.userId}` }
    const request = new Request(`http://localhost${path}`, { method, headers })
    const arrival = { requester: '203.0.113.7', readBody: async () => over.body ?? Buffer.alloc(0) }
    const answered = await answerPictures(kind)(
      request,
      { ...services, identity },
      arrival as never,
    )
    return answered!
  }
  return {
    ask,
    /** Sends one up, which must be taken. Gives its id. */
    async upload(userId: string, id = newId('upload'), body = photo) {
      const response = await ask(`/uploads/${kind.name}?id=${id}`, { userId, body })
      if (response.status !== 201) throw new Error(`The upload was answered ${response.status}.`)
      const { id: kept } = (await response.json()) as { id: string }
      if (kept !== id) throw new Error(`The upload is called ${kept}.`)
      return id
    },
    statusOf: async (url: string) => (await ask(url)).status,
  }
}

export type PictureTools = Awaited<ReturnType<typeof pictureTools>>
