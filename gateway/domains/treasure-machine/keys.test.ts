import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedText, publicKeyOf, signText } from '#rules/draws/signature.ts'
import { readConfig } from '../../platform/config.ts'
import { signReceipt } from './keys.ts'

it.each(['first', 'second', 'first'])('signs by %s as the browser would check it', (secret) => {
  const config = readConfig({ DRAW_SECRETS: secret })
  const key = createHmac('sha256', secret).update('draw receipts').digest('hex')
  const text = '{"picks":["髙"]}'
  const { signature, publicKey } = signReceipt(config, text)
  expect(publicKey).toBe(publicKeyOf(key))
  expect(signature).toBe(signText(text, key))
  expect(isSignedText(text, signature, publicKey)).toBe(true)
})
