import { GraphQLError } from 'graphql'

const shape = /^[\x20-\x7e]{1,100}$/

/** Throws where a client's key is none that a row can be found by: no fan's doing, so there are no words for it. */
export function checkIdempotencyKey(key: string): void {
  if (!shape.test(key))
    throw new GraphQLError('The idempotencyKey takes 1 to 100 printable characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })
}
