import { expect, it } from 'vitest'
import { createPictureDrawer, type Asked } from './drawer.ts'

const asked = (title: string): Asked => ({
  words: { label: '', title, line: '', site: '' },
  palette: 'green',
  art: null,
})

/** Does as its title says. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ words: { title } }) => {
      if (title === 'hang') for (;;);
      if (title === 'die') process.exit(1)
      if (title === 'fail') return parentPort.postMessage({ error: 'no ink' })
      parentPort.postMessage({ png: Buffer.from(title === 'tell' ? JSON.stringify(process.env) : String(threadId)) })
    })`)}`,
)
const open = () => createPictureDrawer({ patienceMs: 3_000, restMs: 60_000 }, program)
const told = async (drawer: ReturnType<typeof open>, title: string) =>
  Buffer.from(await drawer.draw(asked(title))).toString()

it('draws one picture after another in the same thread, which knows no secret', async () => {
  const drawer = open()
  const threads = await Promise.all(Array.from({ length: 5 }, () => told(drawer, 'draw')))
  expect(new Set(threads).size).toBe(1)
  expect(await told(drawer, 'tell')).toBe('{}')
})

it.each([
  ['hang', /no answer within 3000 ms/],
  ['die', /its thread ended/],
  ['fail', /no ink/],
])(
  'ends the thread of a picture that lets it %s, and draws the next one in a new one',
  async (title, why) => {
    const drawer = open()
    const before = await told(drawer, 'draw')
    const [failed, next] = await Promise.allSettled([told(drawer, title), told(drawer, 'draw')])
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(why) as string },
    })
    expect(next.status).toBe('fulfilled')
    expect((next as PromiseFulfilledResult<string>).value).not.toBe(before)
  },
)
