import { GraphQLError } from 'graphql'

const requestShape = /^[\x21-\x7e]{1,100}$/

/** No fan's doing, so there are no words for it. */
export function checkRequestId(requestId: string): void {
  if (!requestShape.test(requestId))
    throw new GraphQLError('The requestId takes 1 to 100 printable ASCII characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })
}
