import { expect, test } from 'vitest'
import { askFlags } from './askFlags.ts'

test('what the gateway decided for whoever has logged in is taken, and what it leaves out is by default', async () => {
  const asked: string[] = []
  const answer = (flags: object[]) =>
    askFlags('https://fans.example.com', async (path, { method }) => {
      asked.push(`${method} ${path}`)
      return Response.json({ flags })
    })
  const isOn = { key: 'home.talents-first', value: true, reason: 'SPLIT' }
  expect(await answer([isOn])).toEqual({ 'home.talents-first': true })
  expect(await answer([{ ...isOn, key: 'of-a-later-build' }])).toEqual({
    'home.talents-first': false,
  })
  expect(asked).toEqual(Array<string>(2).fill('POST /ofrep/v1/evaluate/flags'))
})

test('without an answer there is none, and those of the page hold on', async () => {
  const away = askFlags('https://fans.example.com', async () => {
    throw new Error('offline')
  })
  await expect(away).rejects.toThrow()
})
