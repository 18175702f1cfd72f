import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { readNotificationsMutation } from './__generated__/readNotificationsMutation.graphql.ts'

/** Tells the gateway that the fan has seen all up to this one. Where no answer comes, the next visit says it. */
export function readNotifications(environment: IEnvironment, notificationId: string): void {
  sendMutation<readNotificationsMutation>(environment, {
    mutation: graphql`
      mutation readNotificationsMutation($input: ReadNotificationsInput!) {
        readNotifications(input: $input) {
          ... on ReadNotificationsSuccess @alias(as: "success") {
            notifications {
              id
              unreadCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { notificationId } },
    isRepeatable: true,
  }).catch(() => undefined)
}
