import { readFileSync } from 'node:fs'
import { countCharacters } from '#rules/text.ts'

export const passwordMinLength = 8
export const passwordMaxLength = 256
const maxBytes = 1024

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'COMMON'

let commonPasswords: ReadonlySet<string> | undefined

/** What is wrong with a password, or undefined. Its length is in characters as a person counts them. */
export function checkPassword(password: string, contact: string): PasswordProblem | undefined {
  if (Buffer.byteLength(password) > maxBytes) return 'TOO_LONG'
  const length = countCharacters(password)
  if (length < passwordMinLength) return 'TOO_SHORT'
  if (length > passwordMaxLength) return 'TOO_LONG'
  return isCommon(password) || isOurWords(password) || isMadeOf(password, contact)
    ? 'COMMON'
    : undefined
}

/** On the list as it is, or as it reads once 0 is an o and the like. */
function isCommon(password: string): boolean {
  commonPasswords ??= readList()
  const plain = password.normalize('NFKC').toLowerCase()
  return commonPasswords.has(plain) || commonPasswords.has(unleet(plain)) || isMonotone(plain)
}

/** One or two characters over and over, such as `aaaaaaaa` or `abababab`. */
function isMonotone(text: string): boolean {
  return new Set(text).size <= 2
}

const letters = new Map<string, string>([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
])

function unleet(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => letters.get(character) ?? character)
}

/** What everybody here thinks of first: the service's own words, with any digits and signs between. */
const ownWords = /^(ouen|oshi|oshikatsu|応援|推し|推し活)+$/

function isOurWords(password: string): boolean {
  const words = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
  return ownWords.test(words)
}

/** The address or number itself, its part before the @, or that part and up to three characters more. */
function isMadeOf(password: string, contact: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const [local = ''] = contact.split('@')
  const number = local.startsWith('+81') ? `0${local.slice(3)}` : local
  if (plain === contact || plain === local) return true
  return number.length >= 4 && plain.includes(number) && plain.length - number.length <= 3
}

function readList(): ReadonlySet<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
}
