import { graphql, useFragment } from 'react-relay'
import { useFold } from '#features/mute/index.ts'
import type { ChannelRows_community$key } from './__generated__/ChannelRows_community.graphql.ts'
import type { JudgedChannels_viewer$key } from './__generated__/JudgedChannels_viewer.graphql.ts'
import { ChannelRows } from './ChannelRows.tsx'

type JudgedChannelsProps = {
  community: ChannelRows_community$key
  viewer: JudgedChannels_viewer$key
}

/** The channels without what the fan keeps off their screen. Load it lazily. */
export default function JudgedChannels({ community, viewer }: JudgedChannelsProps) {
  const { user, mutes } = useFragment(
    graphql`
      fragment JudgedChannels_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
      }
    `,
    viewer,
  )
  return <ChannelRows community={community} viewerId={user?.id} judge={useFold(mutes, user?.id)} />
}
