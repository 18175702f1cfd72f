import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { textOfReceipt, type Receipt } from './receipt.ts'

/** The public key of a private one (32 bytes), both in hexadecimal. */
export const publicKeyOf = (privateKey: string): string =>
  bytesToHex(ed25519.getPublicKey(hexToBytes(privateKey)))

export const sign = (receipt: Receipt, privateKey: string): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(textOfReceipt(receipt)), hexToBytes(privateKey)))

/** Whether the holder of the key's private half has signed exactly this receipt. */
export function isSigned(receipt: Receipt, signature: string, publicKey: string): boolean {
  try {
    return ed25519.verify(
      hexToBytes(signature),
      utf8ToBytes(textOfReceipt(receipt)),
      hexToBytes(publicKey),
    )
  } catch {
    return false
  }
}
