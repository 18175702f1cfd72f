import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { textOfReceipt, type Receipt } from './receipt.ts'

/** The public key of a private one (32 bytes), both in hexadecimal. */
export const publicKeyOf = (privateKey: string): string =>
  bytesToHex(ed25519.getPublicKey(hexToBytes(privateKey)))

export const sign = (receipt: Receipt, privateKey: string): string =>
  signText(textOfReceipt(receipt), privateKey)

/** Ed25519 over a text's UTF-8 bytes. */
export const signText = (text: string, privateKey: string): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(privateKey)))

/** Whether the holder of the key's private half has signed exactly this receipt. */
export function isSigned(receipt: Receipt, signature: string, publicKey: string): boolean {
  try {
    return isSignedText(textOfReceipt(receipt), signature, publicKey)
  } catch {
    return false
  }
}

/** The same of any text. */
export function isSignedText(text: string, signature: string, publicKey: string): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey))
  } catch {
    return false
  }
}
