import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** 256 random bits, or as many bytes as asked. */
export function newSecret(bytes = 32): Buffer {
  return randomBytes(bytes)
}

/** What is kept of a secret of full entropy: one SHA-256 is enough for those. */
export function hashOf(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest()
}

/** Encrypts for whoever holds `key`, a secret of 32 bytes that seals one text only. */
export function seal(key: Buffer, text: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), zeroNonce)
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

export function unseal(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), zeroNonce)
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
}

/** Each key seals once, so its nonce can't repeat. */
const zeroNonce = Buffer.alloc(12)

function sealingKey(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'ouen refresh token', 32))
}
