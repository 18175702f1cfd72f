import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import { createTextStore } from '#platform/storage/textStore.ts'
import type { oshiActivityQuery } from './__generated__/oshiActivityQuery.graphql.ts'
import type { oshiActivitySubscription } from './__generated__/oshiActivitySubscription.graphql.ts'

// All that shows an oshi, so that whatever is open shows the new one. Masked: the store alone needs it.
void graphql`
  fragment oshiActivity_talent on Talent @throwOnFieldError {
    id
    slug
    name
    reading
    palette
    catchphrase
    profile
    fanName
    portrait {
      ...Image_image
    }
    bust {
      ...Image_image
    }
    emblem {
      ...Image_image
    }
  }
`

const subscription = graphql`
  subscription oshiActivitySubscription($userId: ID!) {
    oshiChosen(userId: $userId) {
      membership {
        id
        oshi {
          id
          palette
          ...oshiActivity_talent
        }
      }
    }
  }
`

const query = graphql`
  query oshiActivityQuery @throwOnFieldError {
    tenant {
      community {
        viewerMembership {
          id
          oshi {
            id
            palette
            ...oshiActivity_talent
          }
        }
      }
    }
  }
`

/** Dresses the page. */
export type Dress = (look: { palette: string }) => void
type Oshi = { readonly id: string; readonly palette: string } | null | undefined

/** Whose colour this browser took last, and for which fan: `user_…:talent_…`. */
const worn = 'ouen.oshi'
const kept = createTextStore(() => localStorage)

/**
 * Takes the colour of an oshi who is another than this browser knew of. A colour that the fan chose by themselves stays
 * until then. Where it knew of none, whom the fan has is only noted, unless they choose them just now.
 */
function wear(userId: string, oshi: Oshi, dress: Dress, isChosenNow = false): void {
  const [fan, known] = kept.read(worn)?.split(':') ?? []
  const isNews = fan === userId ? known !== oshi?.id : isChosenNow
  if (oshi && isNews) dress({ palette: oshi.palette })
  kept.write(worn, `${userId}:${oshi?.id ?? ''}`)
}

/** The oshi as the page that is open came with them; undefined where it shows none. */
function shownOshi(environment: IEnvironment): Oshi {
  let shown: Oshi
  commitLocalUpdate(environment, (store) => {
    const community = store.getRoot().getLinkedRecord('tenant')?.getLinkedRecord('community')
    const oshi = community?.getLinkedRecord('viewerMembership')?.getLinkedRecord('oshi')
    const palette = oshi?.getValue('palette')
    if (oshi === null) shown = null
    else if (oshi && typeof palette === 'string') shown = { id: oshi.getDataID(), palette }
  })
  return shown
}

/** Wears whomever the fan chooses, on whichever of their devices, also while this one was closed. Returns what ends it. */
export function followOshi(environment: IEnvironment, userId: string, dress: Dress): () => void {
  const shown = shownOshi(environment)
  if (shown !== undefined) wear(userId, shown, dress)
  const { dispose } = requestSubscription<oshiActivitySubscription>(environment, {
    subscription,
    variables: { userId },
    onNext: (answer) =>
      answer?.oshiChosen.membership && wear(userId, answer.oshiChosen.membership.oshi, dress, true),
  })
  return dispose
}

/** Asks whom the fan cheers for by now: they may have chosen while the stream was away. */
export function catchUpOshi(environment: IEnvironment, userId: string, dress: Dress): () => void {
  const asked = fetchQuery<oshiActivityQuery>(environment, query, {}).subscribe({
    next: ({ tenant }) => wear(userId, tenant.community.viewerMembership?.oshi, dress),
    // The next visit asks again.
    error: () => undefined,
  })
  return () => asked.unsubscribe()
}
