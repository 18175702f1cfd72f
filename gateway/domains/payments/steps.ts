import type { KonbiniStore } from '../types.generated.ts'

/** What the provider must be told besides the amount. Names a person: it goes once nothing can be paid any more. */
export type AttemptDetails = {
  /** The provider's ids of the saved card that pays; left out where one is typed in. */
  savedCard?: { customer: string; card: string }
  /** Nobody is there to be asked, at first: a job charges. */
  isOffSession?: boolean
  /** The card that is typed in may be saved, where the fan says so. */
  isSavable?: boolean
  /** It is saved in any case: it will be charged again. */
  isSaved?: boolean
  /** Whom the slip is for. Stores ask for the number of the phone. */
  konbini?: { name: string; email: string; phone: string }
  /** Where on our site the browser comes back to from a wallet's page. */
  returnPath?: string
}

/** A frame of the provider's, which takes a card or has the bank ask. */
export type CardStep = { __typename: 'CardEntryStep' | 'ChallengeStep'; frameUrl: string }

/** What a fan does next, as the provider said it last. */
export type AttemptStep =
  | CardStep
  | { __typename: 'WalletStep'; url: string }
  | {
      __typename: 'KonbiniStep'
      slipUrl: string | null
      stores: { store: KonbiniStore; paymentCode: string; confirmationNumber: string | null }[]
    }
