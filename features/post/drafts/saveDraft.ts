import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { saveDraftFindQuery } from './__generated__/saveDraftFindQuery.graphql.ts'
import type { saveDraftMutation } from './__generated__/saveDraftMutation.graphql.ts'

type Saving = saveDraftMutation['variables']['input']

/** Keeps what is typed on the gateway; an empty text throws the draft away. Rejects where no answer came. */
export function saveDraft(environment: IEnvironment, input: Saving) {
  return sendMutation<saveDraftMutation>(environment, {
    mutation: graphql`
      mutation saveDraftMutation($input: SavePostDraftInput!) {
        savePostDraft(input: $input) {
          ... on SavePostDraftSuccess @alias(as: "success") {
            draft {
              id
              key
              text
              savedAt
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input },
    updater(store) {
      const draft = store.getRootField('savePostDraft')?.getLinkedRecord('draft')
      listDraft(store, input, draft ?? undefined)
    },
    isRepeatable: true,
    isKeptAlive: true,
  })
}

type Listed = { communityId: string; key: string }

/** The fan's list without a draft; or with it in front, where one is given. */
export function listDraft(
  store: RecordSourceSelectorProxy,
  { communityId, key }: Listed,
  draft?: ReturnType<RecordSourceSelectorProxy['get']>,
): void {
  const community = store.get(communityId)
  const others = community
    ?.getLinkedRecords('viewerPostDrafts')
    ?.filter((each) => each?.getValue('key') !== key)
  if (others)
    community?.setLinkedRecords([...(draft ? [draft] : []), ...others], 'viewerPostDrafts')
}

const query = graphql`
  query saveDraftFindQuery @throwOnFieldError {
    tenant {
      community {
        viewerPostDrafts {
          id
          key
          text
          savedAt
        }
      }
    }
  }
`

/** The fan's drafts as the gateway has them now; undefined where no answer came, or the session is over. */
export async function findDrafts(environment: IEnvironment) {
  const answer = await fetchQuery<saveDraftFindQuery>(environment, query, {})
    .toPromise()
    .catch(() => undefined)
  return answer?.tenant.community.viewerPostDrafts ?? undefined
}
