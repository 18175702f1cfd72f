import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** 32 random bytes, in hexadecimal. */
export const newSeed = (): string => bytesToHex(randomBytes(32))
