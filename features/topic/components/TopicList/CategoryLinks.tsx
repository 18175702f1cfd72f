import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/topic.ts'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import type { CategoryLinks_community$key } from './__generated__/CategoryLinks_community.graphql.ts'

type CategoryLinksProps = {
  community: CategoryLinks_community$key
  /** The category that is shown; undefined for all. */
  currentId: string | undefined
}

/** The ways to each category's topics, and to all. */
export function CategoryLinks({ currentId, ...props }: CategoryLinksProps) {
  const { topicCategories } = useFragment(
    graphql`
      fragment CategoryLinks_community on Community @throwOnFieldError {
        topicCategories {
          id
          name
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'topic.categories' })}
      links={[
        {
          href: paths.topics(),
          label: intl.formatMessage({ id: 'topic.all' }),
          isCurrent: currentId === undefined,
        },
        ...topicCategories.map(({ id, name }) => ({
          href: paths.topicCategory({ topic_category_id: id }),
          label: name,
          isCurrent: id === currentId,
        })),
      ]}
    />
  )
}
