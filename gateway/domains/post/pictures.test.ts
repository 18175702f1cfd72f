import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { world } from '#content/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { erasePerson } from '../../platform/personal/erasing.ts'
import { openCommunity } from '../chat/testing.ts'
import { findReported } from '../moderation/deskStore.ts'
import { holdWritten, releaseWritten, removeWritten } from '../moderation/standing.ts'
import { reportSubject } from '../moderation/reporting.ts'
import { markShown, purgePictures, toPictures } from '../picture/service.ts'
import { pictureTools, type PictureTools } from '../picture/testing.ts'
import { editPost } from './editing.ts'
import { personal } from './personal.ts'
import { picturesOf, postPictures, takeUploads } from './pictures.ts'
import { searchPosts } from './searching.ts'
import { loadPost } from './service.ts'
import { post, postPicture } from './tables.ts'
import { user } from '../user/tables.ts'
import { createPost, deletePost } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let tools: PictureTools
beforeAll(async () => {
  stage = await openCommunity()
  tools = await pictureTools(stage, postPictures)
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60))

const upload: PictureTools['upload'] = (...given) => tools.upload(...given)
const statusOf: PictureTools['statusOf'] = (url) => tools.statusOf(url)
const uploads = async (fan: string, count: number) => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await upload(fan))
  return ids
}
type Posted = { text?: string; key?: string; alt?: string }
const write = (fan: string, ids: readonly string[], { text = '', key, alt }: Posted = {}) =>
  createPost(stage.as(fan), {
    communityId: stage.communityId,
    text,
    idempotencyKey: key ?? randomUUID(),
    pictures: ids.map((uploadId) => ({ uploadId, alt: alt ?? null })),
  })
const nodeOf = (answer: Awaited<ReturnType<typeof write>>) => {
  if (answer.__typename !== 'CreatePostSuccess') throw new Error(answer.__typename)
  return answer.postEdge.node
}
/** One that stands, with so many pictures. */
const written = async (fan: string, count = 1, over: Posted = {}) =>
  nodeOf(await write(fan, await uploads(fan, count), over))
/** Its pictures as a reader is shown them now. */
const shown = async (id: string, reader: string | null) => {
  const context = stage.as(reader)
  return picturesOf((await loadPost(context, id))!, context)
}
const rowsOf = (fan: string) =>
  stage.db.select().from(postPicture).where(eq(postPicture.ownerId, fan))
const isThere = (path: string) => existsSync(join(stage.services.config.dataDir, 'files', path))

describe('uploading a picture for a post', () => {
  it('keeps nothing of the file but what is to be seen', async () => {
    const fan = await stage.fan()
    const { id } = await written(fan, 1, { alt: ' 青い海 \u0007' })
    const [picture] = await shown(id, fan)
    expect(picture).toMatchObject({ width: 1600, height: 800, alt: '青い海' })
    const bytes = Buffer.from(await (await tools.ask(picture!.url)).arrayBuffer())
    expect(bytes.includes('Secret camera')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  it('takes no script by a picture’s name, and no bomb', async () => {
    const userId = await stage.fan()
    const script = Buffer.from('<script>alert(1)</script>')
    const bomb = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: '#000' },
    })
      .toColourspace('b-w')
      .png()
      .toBuffer()
    const sent = (body: Buffer) => tools.ask('/uploads/post?name=cat.png', { userId, body })
    expect([(await sent(script)).status, (await sent(bomb)).status]).toEqual([415, 422])
    expect(await rowsOf(userId)).toEqual([])
  })
})

describe('a post with pictures', () => {
  it('holds text, up to ten pictures in their order, or both', async () => {
    const fan = await stage.fan()
    const ids = await uploads(fan, 11)
    await expect(write(fan, ids)).rejects.toThrow('10')
    const { pictures } = nodeOf(await write(fan, ids.slice(0, 10), { text: '遠征の十枚' }))
    expect(pictures.map((image) => image.kind === 'upload' && image.id)).toEqual(ids.slice(0, 10))
    stage.pass(10)
    expect(nodeOf(await write(fan, [ids[10]!]))).toMatchObject({
      text: '',
      pictures: [{ alt: '' }],
    })
    expect(await write(fan, [])).toMatchObject({ __typename: 'PostTextError', code: 'EMPTY' })
    await expect(write(fan, [ids[10]!, ids[10]!])).rejects.toThrow('once')
  })

  it('is written once by its key, also where it arrives thrice, and is another’s key', async () => {
    const fan = await stage.fan()
    const [first, second] = (await uploads(fan, 2)) as [string, string]
    const sent = await Promise.all([1, 2, 3].map(() => write(fan, [first], { key: 'same' })))
    expect(new Set(sent.map((answer) => nodeOf(answer).id)).size).toBe(1)
    expect((await write(fan, [second], { key: 'same' })).__typename).toBe(
      'IdempotencyKeyReusedError',
    )
    expect((await write(fan, [], { key: 'same', text: 'ちがう文' })).__typename).toBe(
      'IdempotencyKeyReusedError',
    )
    const rows = await stage.db.select().from(post).where(eq(post.authorId, fan))
    expect(rows).toHaveLength(1)
  })

  it('takes an upload once, also where two posts want it at the same time', async () => {
    const fan = await stage.fan()
    const id = await upload(fan)
    const at = stage.as(fan).now()
    const take = (shownById: string) =>
      stage.db.transaction(async (transaction) => {
        const sent = [{ uploadId: id, alt: '' }]
        const taken = await takeUploads(transaction, { authorId: fan, sent, at })
        if (taken) await markShown(transaction, postPicture, { ownerId: fan, ids: [id], shownById })
        return taken !== undefined
      })
    const all = await Promise.all([1, 2, 3, 4].map(() => take(newId('post'))))
    expect(all.filter(Boolean)).toHaveLength(1)
  })

  it('is the one that stands where its answer was lost and it is sent again under another key', async () => {
    const fan = await stage.fan()
    const ids = await uploads(fan, 2)
    const first = nodeOf(await write(fan, ids))
    stage.pass(10)
    expect(nodeOf(await write(fan, ids)).id).toBe(first.id)
    stage.pass(10)
    const gone = { __typename: 'UploadNotFoundError' }
    expect(await write(fan, ids, { text: 'ちがう文' })).toMatchObject(gone)
    expect(await write(fan, ids.slice(1))).toMatchObject(gone)
    const rows = await stage.db.select().from(post).where(eq(post.authorId, fan))
    expect(rows).toHaveLength(1)
  })

  it('takes nobody else’s upload, no unknown one, and none from yesterday', async () => {
    const [fan, thief] = [await stage.fan(), await stage.fan()]
    const gone = { __typename: 'UploadNotFoundError', field: 'pictures' }
    const id = await upload(fan)
    expect(await write(thief, [id], { text: 'わたしの写真' })).toEqual(gone)
    expect(await write(fan, [newId('upload')])).toEqual(gone)
    expect(await write(fan, ['no id'])).toEqual(gone)
    // Nothing was written of what was refused.
    const rows = await stage.db.select().from(post).where(eq(post.authorId, thief))
    expect(rows).toEqual([])
    stage.pass(24 * 3600)
    expect(await write(fan, [id])).toEqual(gone)
    // Sent up again it is the same, and good again.
    await upload(fan, id)
    nodeOf(await write(fan, [id]))
  })

  it('is refused for a word that is denied in what is said of a picture', async () => {
    const fan = await stage.fan()
    const { word } = world.deniedWords.find(({ scope }) => scope === 'EVERYWHERE')!
    const answer = await write(fan, [await upload(fan)], { alt: `これは${word}です` })
    expect(answer).toMatchObject({ __typename: 'TextModerationError', field: 'pictures', word })
  })

  it('keeps its pictures where its words are changed, or taken away', async () => {
    const fan = await stage.fan()
    const { id } = await written(fan, 2, { text: '書きなおす' })
    const edit = (text: string, revision: number) =>
      editPost(stage.as(fan), { postId: id, text, revision })
    expect(await edit('書きなおした', 0)).toMatchObject({ __typename: 'EditPostSuccess' })
    expect(await edit('', 1)).toMatchObject({ __typename: 'EditPostSuccess' })
    expect(await shown(id, fan)).toHaveLength(2)
    stage.pass(10)
    const wordless = nodeOf(await write(fan, [], { text: '文だけ' }))
    const emptied = await editPost(stage.as(fan), { postId: wordless.id, text: '', revision: 0 })
    expect(emptied).toMatchObject({ code: 'EMPTY' })
  })
})

describe('the address of a post’s picture', () => {
  it('is this picture’s alone, for whoever was given it, and ends', async () => {
    const fan = await stage.fan()
    const { id } = await written(fan, 1)
    const { url } = (await shown(id, fan))[0]!
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(url.replace('/1.webp', '/2.webp'))).toBe(404)
    expect(await statusOf(url.split('?')[0]!)).toBe(404)
    // What is signed for a message is no post's.
    const messageId = newId('message')
    const [theirs] = toPictures(
      { name: 'message' },
      { id: messageId, images: (await loadPost(stage.as(fan), id))!.pictures },
      stage.as(fan),
    )
    const crossed = theirs!.url.replace('/message-pictures/', '/post-pictures/')
    expect(await statusOf(crossed.replace(messageId, id))).toBe(404)
    stage.pass(48 * 3600)
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf((await shown(id, fan))[0]!.url)).toBe(200)
  })

  it('is a guest’s too where the post is for everyone', async () => {
    const fan = await stage.fan()
    await stage.db.update(user).set({ birthDate: '1990-01-01' }).where(eq(user.id, fan))
    const { id } = await written(fan)
    expect(await loadPost(stage.as(null), id)).toBeNull()
    await stage.db.update(post).set({ audience: 'PUBLIC' }).where(eq(post.id, id))
    const context = stage.as(null)
    const row = await loadPost(context, id)
    expect(await statusOf(picturesOf(row!, context)[0]!.url)).toBe(200)
  })

  it('answers nothing while the post is deleted or held, nor once the house took it away', async () => {
    const fan = await stage.fan()
    const { id } = await written(fan)
    const { url } = (await shown(id, fan))[0]!
    const set = (isDeleted: boolean) => deletePost(stage.as(fan), { postId: id, isDeleted })
    await set(true)
    expect(await statusOf(url)).toBe(404)
    await set(false)
    expect(await statusOf(url)).toBe(200)
    const at = stage.as(fan).now()
    await stage.db.transaction((transaction) => holdWritten(transaction, 'POST', { id, at }))
    expect(await statusOf(url)).toBe(404)
    expect(await shown(id, fan)).toEqual([])
    await stage.db.transaction((transaction) => releaseWritten(transaction, 'POST', id))
    expect(await statusOf(url)).toBe(200)
    await stage.db.transaction((transaction) => removeWritten(transaction, 'POST', { id, at }))
    expect(await statusOf(url)).toBe(404)
  })
})

describe('what is kept of a post’s uploads', () => {
  it('goes with the deleted post, unless somebody reported it: the desk sees where it is', async () => {
    const [fan, reporter] = [await stage.fan(), await stage.fan()]
    const one = await written(fan)
    stage.pass(10)
    const reported = await written(fan)
    await reportSubject(stage.as(reporter), {
      subjectId: reported.id,
      reason: 'SEXUAL',
      note: null,
    })
    const before = await rowsOf(fan)
    for (const { id } of [one, reported])
      await deletePost(stage.as(fan), { postId: id, isDeleted: true })
    stage.pass(61)
    await stage.runJobs()
    const kept = await rowsOf(fan)
    expect(kept.map(({ shownById }) => shownById)).toEqual([reported.id])
    for (const { id, image } of before)
      expect(isThere(image.path)).toBe(kept.some((row) => row.id === id))
    const evidence = await findReported(stage.db, 'POST', reported.id)
    expect(evidence?.pictures).toEqual(kept.map(({ image }) => image.path))
  })

  it('goes too where a release that knows of no pictures deletes the post', async () => {
    const fan = await stage.fan()
    const { id } = await written(fan, 2)
    await stage.db.delete(post).where(eq(post.id, id))
    const before = await rowsOf(fan)
    await purgePictures({ ...stage.services, db: stage.db }, postPictures)
    expect(await rowsOf(fan)).toEqual([])
    expect(before.map(({ image }) => isThere(image.path))).toEqual([false, false])
  })

  it('is purged after a day where no post came of it, and spared where one did', async () => {
    const fan = await stage.fan()
    const [used, unused] = (await uploads(fan, 2)) as [string, string]
    nodeOf(await write(fan, [used]))
    const before = await rowsOf(fan)
    stage.pass(26 * 3600)
    const fresh = await upload(fan)
    await purgePictures({ ...stage.services, db: stage.db }, postPictures)
    expect((await rowsOf(fan)).map(({ id }) => id).toSorted()).toEqual([used, fresh].toSorted())
    const unusedRow = before.find(({ id }) => id === unused)!
    expect(isThere(unusedRow.image.path)).toBe(false)
  })

  it('is drawn anew where a purge broke off after its file was gone', async () => {
    const fan = await stage.fan()
    const id = await upload(fan)
    stage.pass(26 * 3600)
    const [row] = await rowsOf(fan)
    rmSync(join(stage.services.config.dataDir, 'files', row!.image.path))
    await upload(fan, id)
    const { id: postId } = nodeOf(await write(fan, [id]))
    const [picture] = await shown(postId, fan)
    expect(await statusOf(picture!.url)).toBe(200)
  })

  it('goes with an author who leaves; words stay, and what said all in pictures is gone', async () => {
    const fan = await stage.fan()
    const said = await written(fan, 1, { text: '文は残る' })
    stage.pass(10)
    const wordless = await written(fan)
    stage.pass(10)
    const held = await written(fan)
    const at = stage.as(fan).now()
    await stage.db.transaction((transaction) =>
      holdWritten(transaction, 'POST', { id: held.id, at }),
    )
    const before = await rowsOf(fan)
    await stage.db.transaction((transaction) =>
      erasePerson(transaction, personal, fan, stage.as(null).now()),
    )
    await purgePictures({ ...stage.services, db: stage.db }, postPictures)
    expect(await rowsOf(fan)).toEqual([])
    expect(before.map(({ image }) => isThere(image.path))).toEqual([false, false, false])
    // The house finds nothing wrong with it, and there is nothing left of it.
    await stage.db.transaction((transaction) => releaseWritten(transaction, 'POST', held.id))
    const reader = await stage.fan()
    expect(await loadPost(stage.as(reader), said.id)).toMatchObject({ pictures: [] })
    for (const { id } of [wordless, held]) expect(await loadPost(stage.as(reader), id)).toBeNull()
  })
})

it.each(['at once', 'a minute later'])(
  'is found by its picture, also without a word, %s',
  async (when) => {
    const settle = async () => {
      if (when === 'at once') return
      stage.pass(120)
      await stage.runJobs()
    }
    const grownUp = { birthDate: '1990-04-01' }
    const [fan, reader] = [await stage.fan(grownUp), await stage.fan()]
    const wordless = await written(fan)
    stage.pass(60)
    const worded = await written(fan, 1, { text: '夜の海' })
    stage.pass(60)
    await write(fan, [], { text: '夜の海のはなし' })
    await settle()
    const found = async (words: string) => {
      const { edges } = await searchPosts(stage.as(reader), stage.communityId, {
        words,
        authorId: fan,
        hasPicture: true,
      })
      return edges.map(({ node }) => node.id)
    }
    expect(await found('')).toEqual([worded.id, wordless.id])
    expect(await found('海')).toEqual([worded.id])
    const { edges } = await searchPosts(stage.as(reader), stage.communityId, {
      words: '',
      hasPicture: true,
    })
    expect(edges.slice(0, 2).map(({ node }) => node.id)).toEqual([worded.id, wordless.id])
    // What changes its text leaves its mark, and a picture that is added later, as to the demo's posts, brings one.
    await editPost(stage.as(fan), { postId: worded.id, text: '朝の海', revision: 0 })
    const [shownBefore] = await stage.db.select().from(post).where(eq(post.id, worded.id))
    stage.pass(60)
    const bare = nodeOf(await write(fan, [], { text: '昼の海' }))
    await settle()
    expect(await found('昼')).toEqual([])
    await stage.db.update(post).set({ pictures: shownBefore!.pictures }).where(eq(post.id, bare.id))
    await settle()
    expect(await found('海')).toEqual([bare.id, worded.id])
    expect(await found('夜')).toEqual([])
  },
)
