import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import type { CameBy_item$key } from './__generated__/CameBy_item.graphql.ts'

/** How a fan came by something that they did not buy; nothing of what they bought, and of what they do not have. */
export function CameBy(props: { item: CameBy_item$key }) {
  const { viewerCameBy } = useFragment(
    graphql`
      fragment CameBy_item on StoreItem @throwOnFieldError {
        viewerCameBy
      }
    `,
    props.item,
  )
  if (viewerCameBy == null || viewerCameBy === 'PURCHASE') return null
  return (
    <span>
      <Chip icon="sparkle">
        <FormattedMessage id={`gift.cameBy.${viewerCameBy}`} />
      </Chip>
    </span>
  )
}
