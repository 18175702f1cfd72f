import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, type Plain } from './canonicalJson.ts'

// Bytes are written in hexadecimal, small letters. These hashes need no HTTPS, as WebCrypto would.

/** SHA-256 of a value's canonical JSON. */
export const hashOf = (value: Plain): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))

/** SHA-256 of bytes, such as a seed's: what is said of it before it is shown. */
export const hashOfBytes = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** HMAC-SHA-256 of a value's canonical JSON. */
export const keyedHashOf = (key: string, value: Plain): Uint8Array =>
  hmac(sha256, hexToBytes(key), utf8ToBytes(canonicalJson(value)))
