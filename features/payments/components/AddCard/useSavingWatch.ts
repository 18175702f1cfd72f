import { graphql, useRelayEnvironment } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useIntl } from 'react-intl'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { UserError } from '#platform/submission/userError.ts'
import type { Look } from '../../machines/paymentWatchMachine.ts'
import { useWatch } from '../PaymentStep/useWatch.ts'
import type { useSavingWatchMutation } from './__generated__/useSavingWatchMutation.graphql.ts'
import type { Saving } from './SavingCard.tsx'

type Heard = {
  /** The saving as it stands now. */
  onMoved: (saving: Saving) => void
  /** It is over: why no card is saved, or null where one is. */
  onEnded: (refusal: UserError | null) => void
}

/** Watches a saving as a payment is watched; a saved card stands in the list at once. */
export function useSavingWatch(savingId: string, { onMoved, onEnded }: Heard) {
  const environment = useRelayEnvironment()
  const intl = useIntl()
  const showToast = useToast()
  return useWatch(async (): Promise<Look> => {
    const { success, error } = await sendMutation<useSavingWatchMutation>(environment, {
      mutation: graphql`
        mutation useSavingWatchMutation($savingId: ID!) {
          completeCardSaving(savingId: $savingId) {
            ... on CompleteCardSavingSuccess @alias(as: "success") {
              saving {
                id
                step {
                  __typename
                  ... on CardEntryStep {
                    frameUrl
                  }
                  ... on ChallengeStep {
                    frameUrl
                  }
                }
                instrument {
                  id
                }
              }
              instruments {
                id
                ...CardList_cards
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { savingId },
      updater: (store, answer) => {
        if (!answer?.completeCardSaving.success?.saving.instrument) return
        const saved = store.getRootField('completeCardSaving').getLinkedRecords('instruments')
        store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(saved, 'paymentInstruments')
      },
      isRepeatable: true,
    })
    // What is not known for now is looked at again.
    if (error?.__typename === 'PaymentInstrumentError' && error.code !== 'UNKNOWN') onEnded(error)
    if (error) return { kind: 'refused', error }
    const { saving } = success
    if (!saving.instrument) {
      onMoved(saving)
      return { kind: 'found', isSettled: false }
    }
    showToast({ tone: 'success', message: intl.formatMessage({ id: 'payments.add.done' }) })
    onEnded(null)
    return { kind: 'found', isSettled: true }
  })
}
