import { graphql, readInlineData } from 'react-relay'
import type { personOf_fan$key } from './__generated__/personOf_fan.graphql.ts'

/** Somebody to choose, as a row shows them. */
export function personOf(fan: personOf_fan$key) {
  return readInlineData(
    graphql`
      fragment personOf_fan on Fan @inline @throwOnFieldError {
        mayBeWrittenTo
        user {
          id
          displayName
          avatar {
            url
            dominantColor
          }
        }
        membership {
          role
          isSubscriber
        }
      }
    `,
    fan,
  )
}

export type Person = ReturnType<typeof personOf>
