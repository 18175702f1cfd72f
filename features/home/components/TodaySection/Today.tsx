import { graphql, useFragment } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import type { Today_community$key } from './__generated__/Today_community.graphql.ts'
import { FortuneCard } from './FortuneCard.tsx'
import { TodayTiles } from './TodayTiles.tsx'

/** The day itself, in a chunk of its own: a guest's home does without it. */
export default function Today(props: { community: Today_community$key }) {
  const community = useFragment(
    graphql`
      fragment Today_community on Community @throwOnFieldError {
        id
        viewerFortuneDay {
          ...FortuneCard_day
        }
        ...TodayTiles_community
      }
    `,
    props.community,
  )
  return (
    <Stack gap={3}>
      <TodayTiles community={community} />
      {community.viewerFortuneDay && (
        <FortuneCard day={community.viewerFortuneDay} communityId={community.id} />
      )}
    </Stack>
  )
}
