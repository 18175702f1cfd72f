import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { readBody } from './body.ts'

const sender = () => {
  const request = new IncomingMessage(new Socket())
  return { request, goAway: () => request.destroy(new Error('aborted')) }
}

it('ends for a sender who goes away in the middle', async () => {
  const { request, goAway } = sender()
  const body = readBody(request, 100)
  request.push('{"half":')
  goAway()
  await expect(body).rejects.toThrow('aborted')
})

it('ends for a sender who was gone before it began', async () => {
  const { request, goAway } = sender()
  request.on('error', () => {})
  goAway()
  await new Promise((resolve) => request.once('close', resolve))
  await expect(readBody(request, 100)).rejects.toThrow('ended before')
})
