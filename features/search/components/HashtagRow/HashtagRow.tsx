import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/timeline.ts'
import { LinkRow, LinkRows } from '#design-system/link-rows/LinkRows.tsx'

/** From a hashtag that is looked for to its page. */
export function HashtagRow({ name }: { name: string }) {
  return (
    <LinkRows>
      <LinkRow href={paths.hashtag({ name })} icon="hash">
        <FormattedMessage id="search.hashtag" values={{ name }} />
      </LinkRow>
    </LinkRows>
  )
}
