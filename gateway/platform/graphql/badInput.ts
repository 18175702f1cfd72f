import { GraphQLError } from 'graphql'

/** What a client sent that no fan can have meant: an error of the request, in English, for whoever wrote the client. */
export const badInput = (words: string) =>
  new GraphQLError(words, { extensions: { code: 'BAD_USER_INPUT' } })

/** What a client may choose as the key of a request. */
const keyShape = /^[\x21-\x7e]{1,100}$/

type KeyField = 'idempotencyKey' | 'requestId' | 'draftKey' | 'key'

/** Throws where the key that a client chose for a request is none. */
export function checkRequestKey(key: string, field: KeyField = 'idempotencyKey'): void {
  if (!keyShape.test(key)) throw badInput(`The ${field} takes 1 to 100 printable ASCII characters.`)
}

/** A request's key is one act's: whoever sends it with another has a bug. */
export const requestKeyReused = (field: KeyField = 'idempotencyKey') =>
  badInput(`The ${field} has served for something else.`)
